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

// The words around a tool's sample. What the sample says is the tool's own.

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

/** What leads from a sample to the tool, with what it costs: "Use this tool: $4.99 for 24 hours, letter included". */
export function toolLabel(id: ToolId): string {
  return `Use this tool: ${costInWords(id)}`;
}

function costInWords(id: ToolId): string {
  const use = oneUseOf(id);
  if (use === null || id === freeToOpen) return "free";
  const what = use === "day" ? "24 hours" : "one answer";
  return `${formatCents(prices.singleUse)} for ${what}${includesLetter(id) ? ", letter included" : ""}`;
}
