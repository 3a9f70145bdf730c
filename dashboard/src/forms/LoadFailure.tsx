import { Button, Notice } from "@iep-insider/sdk/ui";
import { tryAgain } from "../content/site.ts";

interface Props {
  readonly title: string;
  readonly text?: string;
  readonly retry?: string;
  readonly onRetry: () => void;
}

/** Replaces what failed to load, with a button to retry. */
export function LoadFailure({ title, text, retry = tryAgain, onRetry }: Props) {
  return (
    <Notice tone="stop" role="alert" title={title}>
      {text ? <p>{text}</p> : null}
      <p>
        <Button onClick={onRetry}>{retry}</Button>
      </p>
    </Notice>
  );
}
