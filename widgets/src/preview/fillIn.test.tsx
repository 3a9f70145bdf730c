import { type ToolId, toolIds } from "@iep-insider/sdk/catalog";
import type { ComponentType } from "react";
import { expect, it } from "vitest";
import { createFakeHost, renderInHost } from "../../tests/renderInHost.tsx";
import { verdicts } from "../samples/verdicts.ts";
import { Iep504Screener } from "../tools/504-screener/Iep504Screener.tsx";
import { AideScreener } from "../tools/aide-screener/AideScreener.tsx";
import { Assessments } from "../tools/assessments/Assessments.tsx";
import { Chat } from "../tools/chat/Chat.tsx";
import { DenialDecoder } from "../tools/denial-decoder/DenialDecoder.tsx";
import { DisputeGuide } from "../tools/dispute-guide/DisputeGuide.tsx";
import { EmotionalCheckin } from "../tools/emotional-checkin/EmotionalCheckin.tsx";
import { EvaluationScreener } from "../tools/evaluation-screener/EvaluationScreener.tsx";
import { GoalAnalyzer } from "../tools/goal-analyzer/GoalAnalyzer.tsx";
import { JargonTranslator } from "../tools/jargon-translator/JargonTranslator.tsx";
import { LetterGenerator } from "../tools/letter-generator/LetterGenerator.tsx";
import { MeetingChecklist } from "../tools/meeting-checklist/MeetingChecklist.tsx";
import { RightsGuide } from "../tools/rights-guide/RightsGuide.tsx";
import { SigningAdvisor } from "../tools/signing-advisor/SigningAdvisor.tsx";
import { fillIn } from "./fillIn.ts";
import { sampleInputs } from "./sampleInputs.ts";

const tools: Readonly<Partial<Record<ToolId, ComponentType>>> = {
  chat: Chat,
  "504-screener": Iep504Screener,
  "letter-generator": LetterGenerator,
  "goal-analyzer": GoalAnalyzer,
  "denial-decoder": DenialDecoder,
  "signing-advisor": SigningAdvisor,
  "evaluation-screener": EvaluationScreener,
  "aide-screener": AideScreener,
  "rights-guide": RightsGuide,
  "meeting-checklist": MeetingChecklist,
  "jargon-translator": JargonTranslator,
  "dispute-guide": DisputeGuide,
  "emotional-checkin": EmotionalCheckin,
  assessments: Assessments,
};

it.each(toolIds.filter((id) => sampleInputs[id] !== null))("brings %s to its sample's result", async (id) => {
  const [Tool, input] = [tools[id], sampleInputs[id]];
  if (!Tool || !input) throw new Error(`${id} is missing here.`);
  const host = createFakeHost();
  for (const call of ["chat", "analyzeGoal", "decodeDenial", "getDisputeGuidance"])
    host.server[call] = async () => input.answer;
  renderInHost(<Tool />, host);
  expect(await fillIn(document, input, () => host.tracked.includes("tool_complete"))).toBe(true);
  // One day of check-ins shows no pattern yet.
  const verdict = id === "emotional-checkin" ? "1 check-in" : verdicts[id];
  await expect
    .poll(() => document.body.textContent.replaceAll(/\s+/g, " "), { timeout: 5000 })
    .toContain(verdict);
});
