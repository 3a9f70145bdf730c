import { tw } from "@iep-insider/sdk/theme";
import { DocumentActions, type DocumentActionsProps, type ToolDocument } from "../documents/index.ts";

/**
 * The actions to keep a result. They stick to the bottom of the window while the result is in view, and never cover the
 * page around it.
 */
export function ResultActions<Kind extends ToolDocument>(props: DocumentActionsProps<Kind>) {
  return (
    <div className={tw`sticky bottom-0 z-10 py-1 border-t border-line bg-sheet`}>
      <DocumentActions {...props} />
    </div>
  );
}
