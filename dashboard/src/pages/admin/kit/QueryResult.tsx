import { tw } from "@iep-insider/sdk/theme";
import { Notice } from "@iep-insider/sdk/ui";
import type { ReactNode } from "react";
import { listWords } from "../../../content/admin/kit.ts";
import { LoadFailure } from "../../../forms/LoadFailure.tsx";
import { Waiting } from "../../../forms/Waiting.tsx";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { OperatorsOnly } from "../frame/OperatorsOnly.tsx";
import type { ServerQuery } from "./useServerQuery.ts";

interface Props<Answer> {
  readonly asked: ServerQuery<Answer>;
  /** Shown until the first response. */
  readonly waiting: string;
  /** The URL of the list's first page. */
  readonly start: string;
  /** Rendered if the server responds "not found"; otherwise that is a failure like any other. */
  readonly missing?: ReactNode;
  readonly children: (answer: Answer) => ReactNode;
}

/** The state of a request: loading, failed, or loaded. A loaded response stays while the next one loads. */
export function QueryResult<Answer>({ asked, waiting, start, missing, children }: Props<Answer>) {
  const { answer, failure, isAsking, isOld, again } = asked;
  // The role may have been removed since the page was opened.
  if (failure === "forbidden") return <OperatorsOnly />;
  if (failure === "not found" && missing !== undefined) return missing;
  if (failure === "lost")
    return (
      <Notice tone="caution" role="alert" title={listWords.lostTitle}>
        <p>{listWords.lostText}</p>
        <p>
          <SiteLink to={start}>{listWords.toFirst}</SiteLink>
        </p>
      </Notice>
    );
  if (answer === undefined || (failure !== null && isOld))
    return failure && !isAsking ? (
      <LoadFailure
        title={listWords.failedTitle}
        text={listWords.failedText}
        retry={listWords.retry}
        onRetry={again}
      />
    ) : (
      <Waiting label={waiting} />
    );
  return (
    <div aria-busy={isOld} className={tw`flex flex-col gap-6`}>
      {failure ? (
        <p role="status" className={tw`text-sm font-medium text-caution`}>
          {listWords.notRefreshed}
        </p>
      ) : null}
      {children(answer)}
    </div>
  );
}
