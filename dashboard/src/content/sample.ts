import {
  formatCents,
  freeToOpen,
  includesLetter,
  oneUseOf,
  prices,
  type ToolId,
  toolById,
  whatYouGet,
} from "@iep-insider/sdk/catalog";
import { type Head, titled } from "./heads.ts";

// Texts around a tool's sample. The sample itself comes from the tool.

export const samplePage = {
  title: (tool: string) => `Sample: ${tool}`,
  mark: (child: string) => `Sample. ${child} is an invented child.`,
  buttonsOff: "The tool itself made the result below. In a sample its buttons are off.",
  allTools: "See all tools",
} as const;

export function sampleHead(id: ToolId): Head {
  const { title } = toolById(id);
  return {
    title: titled(`Sample: ${title}`),
    description: `A sample result for an invented child. ${whatYouGet[id]}`,
  };
}

/** The link from a sample to the tool, with its price: "Use this tool: $4.99 for 24 hours, letter included". */
export function toolLabel(id: ToolId): string {
  return `Use this tool: ${costInWords(id)}`;
}

function costInWords(id: ToolId): string {
  const use = oneUseOf(id);
  if (use === null || id === freeToOpen) return "free";
  const what = { day: "24 hours", document: "one document", answer: "one answer" }[use];
  return `${formatCents(prices.singleUse)} for ${what}${includesLetter(id) ? ", letter included" : ""}`;
}
