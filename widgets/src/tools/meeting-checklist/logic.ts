import { type ItemId, type SectionId, sections } from "./content.ts";

/** The ticked items, in the checklist's order. */
export type Ticked = readonly ItemId[];

export interface Progress {
  readonly done: number;
  readonly of: number;
  /** Whole percent, 0 to 100; 100 only when all are done. */
  readonly percent: number;
}

const allIds: readonly ItemId[] = sections.flatMap(({ items }) => items.map(({ id }) => id));

/** Progress in one part of the checklist, or in all of it. */
export function progress(ticked: Ticked, section?: SectionId): Progress {
  const ids = section === undefined ? allIds : idsIn(section);
  const done = ids.filter((id) => ticked.includes(id)).length;
  return { done, of: ids.length, percent: Math.floor((done / ids.length) * 100) };
}

/** @returns the ticks with those of one part replaced. */
export function withSection(ticked: Ticked, section: SectionId, chosen: readonly ItemId[]): Ticked {
  const inSection = idsIn(section);
  return allIds.filter((id) => (inSection.includes(id) ? chosen : ticked).includes(id));
}

/** The ticks, and when they last changed, in milliseconds. */
export interface ChecklistRecord {
  readonly ticked: Ticked;
  readonly at: number;
}

/** Twelve months after the last tick they belong to another meeting. */
const keptFor = 365 * 24 * 60 * 60 * 1000;

/** Serializes ticks, and parses them defensively: items that no longer exist are dropped. */
export const checklistFormat = {
  read(stored: unknown, now: number): ChecklistRecord {
    const fields: Record<string, unknown> = typeof stored === "object" ? { ...stored } : {};
    const { ticked, at } = fields;
    if (!Array.isArray(ticked) || typeof at !== "number" || !(at > now - keptFor))
      return { ticked: [], at: now };
    return { ticked: allIds.filter((id) => ticked.includes(id)), at };
  },
  write: (record: ChecklistRecord) => (record.ticked.length > 0 ? record : null),
  combine: (forgotten: ChecklistRecord, now: ChecklistRecord): ChecklistRecord => ({
    ticked: allIds.filter((id) => forgotten.ticked.includes(id) || now.ticked.includes(id)),
    at: Date.now(),
  }),
};

function idsIn(section: SectionId): readonly ItemId[] {
  return sections.flatMap(({ id, items }) => (id === section ? items.map((item) => item.id) : []));
}
