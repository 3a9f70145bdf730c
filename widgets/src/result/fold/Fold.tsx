import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";

interface Props {
  readonly title: string;
  /** What of it is seen while it is closed. */
  readonly short?: ReactNode;
  /** The rank of its title among the headings around it, or "none" below those; 3 unless given. */
  readonly level?: 3 | 4 | "none";
  readonly children: ReactNode;
}

/** A section that is closed until a parent opens it, or finds a word in it. Printed, it is open. */
export function Fold({ title, short, level = 3, children }: Props) {
  const Title = level === "none" ? "span" : (`h${level}` as const);
  return (
    <details
      className={tw`max-w-text border-t border-line print:[&::details-content]:[content-visibility:visible]`}
    >
      <summary className={tw`min-h-[2.75rem] py-2 cursor-pointer`}>
        <Title className={tw`inline font-semibold`}>{title}</Title>
        {short}
      </summary>
      <div className={tw`flex flex-col gap-2 pb-4`}>{children}</div>
    </details>
  );
}
