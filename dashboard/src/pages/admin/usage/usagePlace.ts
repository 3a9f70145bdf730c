import { findTool, type ToolId } from "@iep-insider/sdk/catalog";
import { type UsageRange, usageRanges } from "@iep-insider/sdk/contract";
import { adminSections } from "../../../content/admin/frame.ts";

export const usageFields = ["range", "tool"] as const;

const { path } = adminSections.usage;
export const ranges = Object.keys(usageRanges) as readonly UsageRange[];
const usual: UsageRange = "30d";

export interface UsagePlace {
  readonly range: UsageRange;
  /** Null: all tools and pages. */
  readonly tool: ToolId | null;
}

/** Unknown values in the URL count as absent. */
export function placeOf(values: Readonly<Record<(typeof usageFields)[number], string>>): UsagePlace {
  return {
    range: ranges.find((range) => range === values.range) ?? usual,
    tool: findTool(values.tool)?.id ?? null,
  };
}

export function addressOf({ range, tool }: UsagePlace): string {
  const query = new URLSearchParams({ ...(range !== usual && { range }), ...(tool && { tool }) }).toString();
  return query ? `${path}?${query}` : path;
}
