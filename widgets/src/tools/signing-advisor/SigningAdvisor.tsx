import { useToolHost } from "@iep-insider/sdk/host";
import { isStateCode } from "@iep-insider/sdk/law";
import { useMemo, useRef } from "react";
import { later, useTouch } from "../../later/index.ts";
import { Questionnaire } from "../../questionnaire/index.ts";
import { after } from "./after.tsx";
import { questionnaire, stateQuestion } from "./questionnaire.ts";

const result = later(
  () => import("./ResultScreen.tsx"),
  (part) => part.ResultScreen,
);

/** The signing decision advisor. Runs on the device; needs a host. */
export function SigningAdvisor() {
  result.useFetchSoon();
  const { state } = useToolHost();
  const area = useRef<HTMLDivElement>(null);
  const begin = useMemo(
    () => (state !== null && isStateCode(state) ? { [stateQuestion.id]: [state] } : {}),
    [state],
  );
  useTouch(area, after.fetch);
  return (
    <div ref={area}>
      <Questionnaire
        tool="signing-advisor"
        content={questionnaire}
        begin={begin}
        result={(answers, leave, answer) => <result.Screen answers={answers} onAnswer={answer} {...leave} />}
      />
    </div>
  );
}
