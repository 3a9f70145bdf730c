import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";
import { DocumentActions, type DocumentActionsProps, type ToolDocument } from "../documents/index.ts";

/** What to keep of a result. */
export function ResultActions<Kind extends ToolDocument>(props: DocumentActionsProps<Kind>) {
  return (
    <ResultBar>
      <DocumentActions {...props} />
    </ResultBar>
  );
}

/**
 * The bar of what to keep. It stays at the bottom of the window while the result is in view, and never covers the page
 * around it: it sticks inside the result alone.
 */
export function ResultBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className={tw`sticky bottom-0 z-10 -mx-4 px-2 py-1 border-t border-line bg-sheet`}>{children}</div>
  );
}
