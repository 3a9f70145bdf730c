import { type ItemId, type SectionId, sections } from "./content.ts";

/** The checked items, in the checklist's order. */
export type CheckedItems = readonly ItemId[];

export interface Progress {
  readonly done: number;
  readonly of: number;
  /** Whole percent, 0 to 100; 100 only when all are done. */
  readonly percent: number;
}

const allIds: readonly ItemId[] = sections.flatMap(({ items }) => items.map(({ id }) => id));

/** Progress in one part of the checklist, or in all of it. */
export function progress(checked: CheckedItems, section?: SectionId): Progress {
  const ids = section === undefined ? allIds : idsIn(section);
  const done = ids.filter((id) => checked.includes(id)).length;
  return { done, of: ids.length, percent: Math.floor((done / ids.length) * 100) };
}

/** @returns the checked items, with those of one part replaced. */
export function withSection(
  checked: CheckedItems,
  section: SectionId,
  chosen: readonly ItemId[],
): CheckedItems {
  const inSection = idsIn(section);
  return allIds.filter((id) => (inSection.includes(id) ? chosen : checked).includes(id));
}

/** The checked items, and when they last changed, in milliseconds. */
export interface ChecklistRecord {
  readonly checked: CheckedItems;
  readonly at: number;
}

/** Twelve months after the last change, they belong to another meeting. */
const keptFor = 365 * 24 * 60 * 60 * 1000;

/**
 * Serializes the checked items, and parses them defensively: items that no longer exist are dropped. The stored key is
 * `ticked`, its first name, so that checklists kept by an earlier release stay readable.
 */
export const checklistFormat = {
  read(stored: unknown, now: number): ChecklistRecord {
    const fields: Record<string, unknown> = typeof stored === "object" ? { ...stored } : {};
    const { ticked: checked, at } = fields;
    if (!Array.isArray(checked) || typeof at !== "number" || !(at > now - keptFor))
      return { checked: [], at: now };
    return { checked: allIds.filter((id) => checked.includes(id)), at };
  },
  write: ({ checked, at }: ChecklistRecord) => (checked.length > 0 ? { ticked: checked, at } : null),
  combine: (forgotten: ChecklistRecord, now: ChecklistRecord): ChecklistRecord => ({
    checked: allIds.filter((id) => forgotten.checked.includes(id) || now.checked.includes(id)),
    at: Date.now(),
  }),
};

function idsIn(section: SectionId): readonly ItemId[] {
  return sections.flatMap(({ id, items }) => (id === section ? items.map((item) => item.id) : []));
}
