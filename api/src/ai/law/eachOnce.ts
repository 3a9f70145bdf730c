import type { EvidenceItem } from "./Evidence.ts";

export function eachOnce(items: readonly EvidenceItem[]): readonly EvidenceItem[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
