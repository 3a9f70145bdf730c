import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";

/**
 * A result, in the order of every tool: the verdict, why, what to do, folds, what to keep (`ResultActions`,
 * which stays in view), the ways back, and one disclaimer at the end. What takes the focus scrolls clear of that bar.
 */
export function Result({ children }: { readonly children: ReactNode }) {
  return <div className={tw`flex flex-col gap-5 [&_*]:[scroll-margin-bottom:5rem]`}>{children}</div>;
}
