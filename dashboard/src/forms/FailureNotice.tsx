import { Notice } from "@iep-insider/sdk/ui";
import type { RefObject } from "react";

interface Props {
  readonly failure: { readonly title: string; readonly text: string } | null;
  /** The target when a form moves focus to the notice. */
  readonly area?: RefObject<HTMLDivElement | null>;
}

export function FailureNotice({ failure, area }: Props) {
  if (!failure) return null;
  const notice = (
    <Notice tone="stop" role="alert" title={failure.title}>
      <p>{failure.text}</p>
    </Notice>
  );
  if (!area) return notice;
  return (
    <div ref={area} tabIndex={-1}>
      {notice}
    </div>
  );
}
