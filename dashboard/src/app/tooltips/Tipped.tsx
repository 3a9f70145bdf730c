import type { ReactNode } from "react";

interface Props {
  /** A few more words. */
  readonly tip: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Text with a tooltip for pointer and focus (`Tooltips`); where no pointer can hover, the tip shows in brackets
 * (dashboard.css).
 */
export function Tipped({ tip, className = "", children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to ask for the tooltip (WCAG 1.4.13).
    <span tabIndex={0} data-tip={tip} className={`dash-tipped ${className}`}>
      {children}
    </span>
  );
}
