import { crisisHelp } from "@iep-insider/sdk/safety";
import { later } from "../../later/index.ts";
import { Questionnaire } from "../../questionnaire/index.ts";
import { questionnaireContent } from "./content.ts";

const content = questionnaireContent(crisisHelp);
const result = later(
  () => import("./ResultScreen.tsx"),
  (part) => part.ResultScreen,
);

/** The evaluation screener. Runs on the device; needs a host. */
export function EvaluationScreener() {
  return (
    <Questionnaire
      tool="evaluation-screener"
      content={content}
      fetchNext={result.fetch}
      result={(answers, leave) => <result.Screen answers={answers} {...leave} />}
    />
  );
}
