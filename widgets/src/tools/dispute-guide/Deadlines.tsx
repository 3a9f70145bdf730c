import type { DisputeGuidance } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { SourceLink } from "../../answers/index.ts";
import { standingOf } from "./logic.ts";
import { disputeResultWords } from "./resultContent.ts";
import { standingInWords } from "./standingInWords.ts";

interface Props {
  readonly guidance: DisputeGuidance;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly hasDate: boolean;
}

/** The time limits, each with its last day where one could be counted, and with its rule. */
export function Deadlines({ guidance, today, hasDate }: Props) {
  const { deadlines, citations } = guidance;
  if (deadlines.length === 0) return null;
  return (
    <section className={tw`flex flex-col gap-2 max-w-text`}>
      <h3 className={tw`text-lg`}>{disputeResultWords.deadlinesTitle}</h3>
      <ul className={tw`flex flex-col gap-3`}>
        {deadlines.map((deadline) => {
          const standing = standingOf(deadline, today);
          const source = citations.find(({ id }) => id === deadline.citation);
          return (
            <li key={`${deadline.what} ${deadline.rule}`} className={looks[standing.at]}>
              <p className={tw`font-semibold`}>{deadline.what}</p>
              <p>{deadline.rule}</p>
              <p>{standingInWords(standing)}</p>
              {source ? (
                <p className={tw`text-sm`}>
                  <SourceLink {...source} />
                </p>
              ) : null}
            </li>
          );
        })}
      </ul>
      {hasDate ? null : <p>{disputeResultWords.noDate}</p>}
      <p className={tw`text-sm text-quiet`}>{disputeResultWords.check}</p>
    </section>
  );
}

const looks = {
  open: tw`border-l-4 border-primary pl-4`,
  over: tw`border-l-4 border-stop pl-4`,
  "not counted": tw`border-l-4 border-outline pl-4`,
} as const;
