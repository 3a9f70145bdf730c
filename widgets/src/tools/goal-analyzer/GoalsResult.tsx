import type { GoalAnalyses, GoalAnalysis } from "@iep-insider/sdk/contract";
import { dateOf, dayInWords, type StateCode } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Card } from "@iep-insider/sdk/ui";
import { useMemo, useState } from "react";
import { AnswerEnd } from "../../answers/index.ts";
import { reportFormat } from "../../documents/index.ts";
import { Fold, Result, ResultActions, VerdictBand } from "../../result/index.ts";
import { GoalDetails, Points, ScoreBar } from "./GoalDetails.tsx";
import { goalsReport, goalTitle } from "./goalReport.ts";
import { countBands, type NamedGoal } from "./logic.ts";
import { goalResultWords, goalsResultWords as words } from "./resultContent.ts";

interface Props {
  readonly analyses: GoalAnalyses;
  /** One for each goal, in the same order. */
  readonly named: readonly NamedGoal[];
  readonly state: StateCode | "";
}

/** All goals of an IEP: how many are weak, then each with its score and what is missing; the rest is folded. */
export function GoalsResult({ analyses, named, state }: Props) {
  const { goals } = analyses;
  const [day] = useState(() => dayInWords(dateOf(new Date())));
  const document = useMemo(() => goalsReport(analyses, named, day), [analyses, named, day]);
  const counts = countBands(goals);
  return (
    <Card>
      <Result>
        <VerdictBand
          tone={counts.strong === goals.length ? "good" : "caution"}
          verdict={`${words.title(goals.length)}: ${words.counts(counts)}`}
          label={words.lead}
        />
        <div>
          {goals.map((goal, index) => {
            const { name, text } = named[index] ?? { name: "", text: null };
            return (
              <Fold
                key={name}
                title={`${name}: ${goalTitle(goal)}`}
                short={<Short goal={goal} text={text} />}
              >
                {goal.score === null ? null : <ScoreBar score={goal.score} />}
                <GoalDetails analysis={goal} typed={text} />
                {goal.points.length > 0 ? <Points analysis={goal} level={4} /> : null}
              </Fold>
            );
          })}
        </div>
        <AnswerEnd
          tool="goal-analyzer"
          answer={analyses}
          state={state}
          actions={
            <ResultActions isInCard document={document} format={reportFormat} labels={goalResultWords} />
          }
        />
      </Result>
    </Card>
  );
}

/** How the goal begins, and which parts it does not have at all. */
function Short({
  goal: { score, points },
  text,
}: {
  readonly goal: GoalAnalysis;
  readonly text: string | null;
}) {
  const missing = points.filter((one) => one.points === 0).map(({ title }) => title);
  return (
    <span className={tw`block text-sm text-quiet`}>
      {text ? <span className={tw`block truncate print:hidden`}>{text}</span> : null}
      {score === null ? null : missing.length > 0 ? words.missing(missing) : words.nothingMissing}
    </span>
  );
}
