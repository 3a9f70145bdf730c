import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";

/**
 * A result, in the same order for every tool: the verdict, why, what to do, folds, what to keep (`ResultActions`, which
 * stays in view), ways back, and one disclaimer at the end. Focused elements scroll clear of that bar.
 */
export function Result({ children }: { readonly children: ReactNode }) {
  return <div className={tw`flex flex-col gap-5 [&_*]:[scroll-margin-bottom:5rem]`}>{children}</div>;
}
