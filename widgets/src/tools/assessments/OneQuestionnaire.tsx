import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { later } from "../../later/index.ts";
import { Questionnaire } from "../../questionnaire/index.ts";
import { cards, type QuestionnaireId, chooser as words } from "./content.ts";
import { questionnaires } from "./questionnaires.ts";

// The results of all three in one file: no request reveals which card was chosen (ADR 13).
const result = later(
  () => import("./ResultScreen.tsx"),
  (part) => part.ResultScreen,
);

export interface OneQuestionnaireProps {
  readonly id: QuestionnaireId;
  /** Back to the cards. */
  readonly onLeave: () => void;
}

/** One questionnaire from its first question to its result, with a link back to the cards above it. */
export function OneQuestionnaire({ id, onLeave }: OneQuestionnaireProps) {
  return (
    <>
      <div className={tw`flex flex-wrap items-center justify-between gap-x-6 mb-4 border-b border-line`}>
        <Button kind="quiet" onClick={onLeave}>
          {words.back}
        </Button>
        <p className={tw`font-semibold`}>{cards[id].title}</p>
      </div>
      <Questionnaire
        tool="assessments"
        content={questionnaires[id]}
        fetchNext={result.fetch}
        result={(answers, ways) => (
          <result.Screen questionnaire={id} answers={answers} onAnother={onLeave} {...ways} />
        )}
      />
    </>
  );
}
