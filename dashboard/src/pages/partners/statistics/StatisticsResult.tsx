import type { PartnerStatistics } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";
import { statisticsWords as words } from "../../../content/partnerStatistics.ts";
import { LoadFailure } from "../../../forms/LoadFailure.tsx";
import { Waiting } from "../../../forms/Waiting.tsx";
import type { ServerQuery } from "../../admin/kit/useServerQuery.ts";

interface Props {
  readonly asked: ServerQuery<PartnerStatistics>;
  readonly children: (statistics: PartnerStatistics) => ReactNode;
}

/** The state of a request: loading, failed, or loaded. Loaded counts stay while the next ones load. */
export function StatisticsResult({ asked: { answer, failure, isAsking, isOld, again }, children }: Props) {
  if (answer === undefined || (failure !== null && isOld))
    return failure && !isAsking ? (
      <LoadFailure title={words.failedTitle} text={words.failedText} onRetry={again} />
    ) : (
      <Waiting label={words.loading} />
    );
  return (
    <div aria-busy={isOld} className={tw`flex flex-col gap-8`}>
      {failure ? (
        <p role="status" className={tw`text-sm font-medium text-caution`}>
          {words.notRefreshed}
        </p>
      ) : null}
      {children(answer)}
    </div>
  );
}
