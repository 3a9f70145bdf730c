import { nothing, type ToolSample } from "../../samples/ToolSample.ts";
import type { SigningAnswers } from "./logic.ts";
import type { QuestionId } from "./questions.ts";
import { ResultScreen } from "./ResultScreen.tsx";

const asked: Readonly<Record<QuestionId, readonly [string]>> = {
  understand_services: ["yes"],
  explained_clearly: ["yes"],
  goals_reflect_needs: ["yes"],
  goals_measurable: ["some"],
  services_appropriate: ["yes"],
  service_delivery_comfortable: ["yes"],
  services_denied: ["no"],
  placement_appropriate: ["yes"],
  inclusion_appropriate: ["yes"],
  progress_tracking_clear: ["yes"],
  meaningful_progress: ["yes"],
  concerns_documented: ["yes"],
  transition_goals_included: ["na"],
  transition_plan_support: ["na"],
  behavior_needs_addressed: ["na"],
  bip_included: ["na"],
  services_reduced: ["some"],
  ready_to_sign: ["yes"],
};
const answers: SigningAnswers = { ...asked, state: ["MN"], first_iep: ["later"] };

export const sample: ToolSample = {
  child: "Andre",
  situation:
    "Andre is 12, has Down syndrome and lives in Minnesota. His parents like most of the new IEP. But his speech sessions are cut, and two goals cannot be measured.",
  Result: () => <ResultScreen answers={answers} onAnswer={nothing} back={nothing} startOver={nothing} />,
};
