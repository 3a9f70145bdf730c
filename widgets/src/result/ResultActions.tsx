import { useToolHost } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { DocumentActions, type DocumentActionsProps, type ToolDocument } from "../documents/index.ts";

interface Props {
  /** Whether the result is in a card, whose color the bar then has. */
  readonly isInCard?: boolean;
}

/**
 * The actions to keep a result. They stick to the bottom of the window while the result is in view, and never cover the
 * page around it.
 */
export function ResultActions<Kind extends ToolDocument>({
  isInCard = false,
  ...props
}: Props & DocumentActionsProps<Kind>) {
  const host = useToolHost();
  // No host of a self-contained element has a case.
  const KeepResult = import.meta.env.IEP_IS_SELF_CONTAINED ? null : host.KeepResult;
  return (
    <div
      className={`${tw`sticky bottom-0 z-10 py-1 border-t border-line`} ${isInCard ? tw`bg-sheet` : tw`bg-paper`}`}
    >
      <DocumentActions {...props}>
        {KeepResult ? (
          <>
            <KeepResult document={props.document} />
            {props.children}
          </>
        ) : (
          props.children
        )}
      </DocumentActions>
    </div>
  );
}
