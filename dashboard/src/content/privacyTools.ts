import { type CatalogTool, type ToolId, tools } from "@iep-insider/sdk/catalog";

// What leaves the device, by tool (ADR 13, 16 and 30-36).

/** `device`: works in the browser. `sends`: asks our server for an answer. */
export type WhereItWorks = "device" | "sends";

export interface ToolPrivacy {
  readonly tool: CatalogTool;
  readonly works: WhereItWorks;
  readonly leaves: string;
}

type Line = readonly [works: WhereItWorks, leaves: string];

const nothing = "Nothing you check or type.";

const lines: Readonly<Record<ToolId, Line>> = {
  "504-screener": ["device", nothing],
  "letter-generator": [
    "device",
    "Nothing you type or choose, not even the state. The letter is written on your device, and kept there for 30 days after your last change. You choose who gets it. Only if you press “Translate what I wrote” are your Spanish words sent, as you approve them.",
  ],
  "signing-advisor": ["device", nothing],
  "evaluation-screener": ["device", nothing],
  "aide-screener": ["device", nothing],
  "rights-guide": ["device", "Nothing, not even which state you choose. All states come in one file."],
  "meeting-checklist": ["device", `${nothing} Your check marks are kept on your device for 12 months.`],
  "emotional-checkin": ["device", `${nothing} Your check-ins are kept on your device for 12 months.`],
  "document-reader": [
    "device",
    "Nothing. The document is read on your device, and what was found stays there. It is put into your case only if you press the button for it.",
  ],
  assessments: ["device", nothing],
  chat: ["sends", "Your question, as you approve it."],
  "goal-analyzer": [
    "sends",
    "The goal you paste, or the goals of your document that you choose, as you approve them.",
  ],
  "denial-decoder": ["sends", "The reason you choose and what you add to it, as you approve it."],
  "jargon-translator": [
    "sends",
    "A term that is not in our glossary. Terms in the glossary are explained on your device.",
  ],
  "dispute-guide": [
    "sends",
    "What you choose and add, as you approve it, and the date that a deadline counts from.",
  ],
};

export const toolPrivacy: readonly ToolPrivacy[] = tools.map((tool) => {
  const [works, leaves] = lines[tool.id];
  return { tool, works, leaves };
});

export const toolTable = {
  tool: "Tool",
  leaves: "What leaves your device",
  groups: {
    device: {
      title: "These work on your device",
      text: "We count that such a tool was opened, started and finished, and nothing more.",
    },
    sends: {
      title: "These ask our server",
      text: "Before anything is sent, names, dates, phone numbers and the like are replaced on your device. You see the exact text and can change it.",
    },
  } satisfies Record<WhereItWorks, unknown>,
  open: "Open today",
} as const;
