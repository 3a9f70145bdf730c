import { tw } from "@iep-insider/sdk/theme";
import { DocumentActions, type DocumentActionsProps, type ToolDocument } from "../documents/index.ts";

/**
 * What to keep of a result. It stays at the bottom of the window while the result is in view, and never covers the page
 * around it: it sticks inside the result alone.
 */
export function ResultActions<Kind extends ToolDocument>(props: DocumentActionsProps<Kind>) {
  return (
    <div className={tw`sticky bottom-0 z-10 py-1 border-t border-line bg-sheet`}>
      <DocumentActions {...props} />
    </div>
  );
}
