import { type ToolId, toolIds } from "@iep-insider/sdk/catalog";
import type { ComponentType } from "react";
import { expect, it } from "vitest";
import { createFakeHost, renderInHost } from "../../tests/renderInHost.tsx";
import { verdicts } from "../samples/verdicts.ts";
import { AideScreener } from "../tools/aide-screener/AideScreener.tsx";
import { Assessments } from "../tools/assessments/Assessments.tsx";
import { AdvocacyChat } from "../tools/chatbot/AdvocacyChat.tsx";
import { DenialDecoder } from "../tools/denials/DenialDecoder.tsx";
import { EvaluationScreener } from "../tools/disability-screener/EvaluationScreener.tsx";
import { DisputeGuide } from "../tools/dispute-guide/DisputeGuide.tsx";
import { EmotionalCheckIn } from "../tools/emotional-checkin/EmotionalCheckIn.tsx";
import { GoalAnalyzer } from "../tools/goals/GoalAnalyzer.tsx";
import { JargonTranslator } from "../tools/jargon-translator/JargonTranslator.tsx";
import { LetterGenerator } from "../tools/letters/LetterGenerator.tsx";
import { MeetingChecklist } from "../tools/meeting-prep/MeetingChecklist.tsx";
import { RightsGuide } from "../tools/rights/RightsGuide.tsx";
import { PlanScreener } from "../tools/screener/PlanScreener.tsx";
import { SigningAdvisor } from "../tools/signing-advisor/SigningAdvisor.tsx";
import { fillIn } from "./fillIn.ts";
import { sampleInputs } from "./sampleInputs.ts";

const tools: Readonly<Record<ToolId, ComponentType>> = {
  chatbot: AdvocacyChat,
  screener: PlanScreener,
  letters: LetterGenerator,
  goals: GoalAnalyzer,
  denials: DenialDecoder,
  "signing-advisor": SigningAdvisor,
  "disability-screener": EvaluationScreener,
  "aide-screener": AideScreener,
  rights: RightsGuide,
  "meeting-prep": MeetingChecklist,
  "jargon-translator": JargonTranslator,
  "dispute-guide": DisputeGuide,
  "emotional-checkin": EmotionalCheckIn,
  assessments: Assessments,
};

it.each(toolIds)("brings %s to its sample's result", async (id) => {
  const Tool = tools[id];
  const host = createFakeHost();
  for (const call of ["chat", "analyzeGoal", "decodeDenial", "getDisputeGuidance"])
    host.server[call] = async () => sampleInputs[id].answer;
  renderInHost(<Tool />, host);
  expect(await fillIn(document, sampleInputs[id], () => host.tracked.includes("tool_complete"))).toBe(true);
  // One day of check-ins shows no pattern yet.
  const verdict = id === "emotional-checkin" ? "1 check-in" : verdicts[id];
  await expect
    .poll(() => document.body.textContent.replaceAll(/\s+/g, " "), { timeout: 5000 })
    .toContain(verdict);
});
