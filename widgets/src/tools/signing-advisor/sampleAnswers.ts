import type { SigningAnswers } from "./logic.ts";
import type { QuestionId } from "./questions.ts";

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
/** The answers for the invented child, by question. */
export const sampleAnswers: SigningAnswers = { ...asked, state: ["MN"], first_iep: ["later"] };
