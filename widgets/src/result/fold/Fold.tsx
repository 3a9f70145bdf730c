import { tw } from "@iep-insider/sdk/theme";
import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  readonly title: string;
  /** What of it is seen while it is closed. */
  readonly short?: ReactNode;
  /** The rank of its title among the headings around it, or "none" below those; 3 unless given. */
  readonly level?: 3 | 4 | "none";
  /** It was asked for: it is open from the start, and in sight. */
  readonly isShown?: boolean;
  readonly children: ReactNode;
}

/** A section that is closed until a parent opens it, or finds a word in it. Printed, it is open. */
export function Fold({ title, short, level = 3, isShown = false, children }: Props) {
  const Title = level === "none" ? "span" : (`h${level}` as const);
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isShown || !place.current) return;
    place.current.open = true;
    place.current.scrollIntoView({ block: "center" });
    place.current.querySelector("summary")?.focus({ preventScroll: true });
  }, [isShown]);
  return (
    <details
      ref={place}
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
