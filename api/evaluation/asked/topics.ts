import { intents } from "../../src/ai/tools/chatbot/rules/intents/index.ts";

/** Topics that parents ask about and that we hold no answer to yet: a case may name them. */
const planned = [
  ...["adhd-ohi", "attendance-signature", "clubs-sports", "compensatory-services", "divorced-parents"],
  ...["education-decision-maker", "elopement", "field-trips", "gifted-2e", "health-plan", "home-instruction"],
  ...["mental-health-services", "military-move", "parent-training", "police-at-school", "retaliation"],
  ...["retention", "school-choice-voucher", "school-refusal", "secret-recording", "service-animal"],
  ...[
    "speech-teletherapy",
    "surrogate-parent",
    "test-protocols",
    "threat-assessment",
    "toileting",
    "truancy",
  ],
];
const topics: ReadonlySet<string> = new Set([...intents.map(({ id }) => id), ...planned]);

export function isTopic(id: string): boolean {
  return topics.has(id);
}
