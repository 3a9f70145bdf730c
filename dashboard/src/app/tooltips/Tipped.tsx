import type { ReactNode } from "react";

interface Props {
  /** What more there is to know; a few words. */
  readonly tip: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Words with a few more behind them: for a pointer and for the focus in a tooltip (`Tooltips`), and where no pointer can
 * rest, in brackets (dashboard.css).
 */
export function Tipped({ tip, className = "", children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to ask for the tooltip (WCAG 1.4.13).
    <span tabIndex={0} data-tip={tip} className={`dash-tipped ${className}`}>
      {children}
    </span>
  );
}
