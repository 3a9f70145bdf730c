import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide";
import type { ReactNode } from "react";
import { tw } from "../theme/index.ts";
import { Icon } from "./Icon.tsx";

export type NoticeTone = "info" | "good" | "caution" | "stop";

export interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly title?: string;
  readonly children?: ReactNode;
  /** `alert` for an error that just happened, `status` for a success; none for static content. */
  readonly role?: "alert" | "status";
}

/** An inline message. An icon and words repeat the tone, not color alone. */
export function Notice({ tone = "info", title, children, role }: NoticeProps) {
  return (
    <div
      role={role}
      className={`${tw`flex items-start gap-3 rounded border-l-4 bg-wash px-4 py-3`} ${edges[tone]}`}
    >
      <span className={marks[tone]}>
        <Icon node={icons[tone]} />
      </span>
      <div className={tw`flex flex-col gap-1 min-w-0`}>
        {title ? <p className={tw`font-semibold`}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}

const icons = { info: Info, good: CircleCheck, caution: TriangleAlert, stop: CircleAlert } as const;
const edges = {
  info: tw`border-primary`,
  good: tw`border-good`,
  caution: tw`border-caution`,
  stop: tw`border-stop`,
} as const;
const marks = {
  info: tw`text-primary`,
  good: tw`text-good`,
  caution: tw`text-caution`,
  stop: tw`text-stop`,
} as const;
