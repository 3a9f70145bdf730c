import { useToolHost } from "@iep-insider/sdk/host";
import { isStateCode } from "@iep-insider/sdk/law";
import { useMemo } from "react";
import { later } from "../../later/index.ts";
import { Questionnaire } from "../../questionnaire/index.ts";
import { after } from "./after.tsx";
import { questionnaire, stateQuestion } from "./questionnaire.ts";

const result = later(
  () => import("./ResultScreen.tsx"),
  (part) => part.ResultScreen,
);

function fetchNext() {
  result.fetch();
  after.fetch();
}

/** The signing decision advisor. Runs on the device; needs a host. */
export function SigningAdvisor() {
  const { state } = useToolHost();
  const begin = useMemo(
    () => (state !== null && isStateCode(state) ? { [stateQuestion.id]: [state] } : {}),
    [state],
  );
  return (
    <Questionnaire
      tool="signing-advisor"
      content={questionnaire}
      begin={begin}
      fetchNext={fetchNext}
      result={(answers, leave, answer) => <result.Screen answers={answers} onAnswer={answer} {...leave} />}
    />
  );
}
