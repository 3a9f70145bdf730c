import type { ReactNode } from "react";
import { tw } from "../theme/index.ts";

/** A surface on the page. Never inside another card. */
export function Card({
  children,
  className = "",
}: {
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return (
    <div className={`${tw`rounded border border-line bg-sheet text-ink p-4 wide:p-6`} ${className}`}>
      {children}
    </div>
  );
}
