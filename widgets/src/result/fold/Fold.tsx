import { tw } from "@iep-insider/sdk/theme";
import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  readonly title: string;
  /** Visible while it is folded. */
  readonly short?: ReactNode;
  /** The level of its heading, or "none"; 3 by default. */
  readonly level?: 3 | 4 | "none";
  /** It was asked for: open from the start, and scrolled into view. */
  readonly isShown?: boolean;
  readonly children: ReactNode;
}

/** A section that is folded until a parent opens it, or finds a word in it. Print has it open. */
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
