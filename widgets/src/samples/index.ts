import type { ToolId } from "@iep-insider/sdk/catalog";
import { sample as aideScreener } from "../tools/aide-screener/sample.tsx";
import { sample as assessments } from "../tools/assessments/sample.tsx";
import { sample as chatbot } from "../tools/chatbot/sample.tsx";
import { sample as denials } from "../tools/denials/sample.tsx";
import { sample as disabilityScreener } from "../tools/disability-screener/sample.tsx";
import { sample as disputeGuide } from "../tools/dispute-guide/sample.tsx";
import { sample as emotionalCheckin } from "../tools/emotional-checkin/sample.tsx";
import { sample as goals } from "../tools/goals/sample.tsx";
import { sample as jargonTranslator } from "../tools/jargon-translator/sample.tsx";
import { sample as letters } from "../tools/letters/sample.tsx";
import { sample as meetingPrep } from "../tools/meeting-prep/sample.tsx";
import { sample as rights } from "../tools/rights/sample.tsx";
import { sample as screener } from "../tools/screener/sample.tsx";
import { sample as signingAdvisor } from "../tools/signing-advisor/sample.tsx";
import type { ToolSample } from "./ToolSample.ts";

export { sampleDay, type ToolSample } from "./ToolSample.ts";

/** A sample of every tool. They bring the results of all tools along: for a build, never for a page. */
export const samples: Readonly<Record<ToolId, ToolSample>> = {
  chatbot,
  screener,
  letters,
  goals,
  denials,
  "signing-advisor": signingAdvisor,
  "disability-screener": disabilityScreener,
  "aide-screener": aideScreener,
  rights,
  "meeting-prep": meetingPrep,
  "jargon-translator": jargonTranslator,
  "dispute-guide": disputeGuide,
  "emotional-checkin": emotionalCheckin,
  assessments,
};
