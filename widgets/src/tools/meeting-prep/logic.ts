import { type ItemId, type SectionId, sections } from "./content.ts";

/** What is ticked, in the order of the checklist. */
export type Ticked = readonly ItemId[];

export interface Progress {
  readonly done: number;
  readonly of: number;
  /** Whole percent, 0 to 100; 100 only when all is done. */
  readonly percent: number;
}

const allIds: readonly ItemId[] = sections.flatMap(({ items }) => items.map(({ id }) => id));

/** How far a parent has come, in one part of the checklist or in all of it. */
export function progress(ticked: Ticked, section?: SectionId): Progress {
  const ids = section === undefined ? allIds : idsIn(section);
  const done = ids.filter((id) => ticked.includes(id)).length;
  return { done, of: ids.length, percent: Math.floor((done / ids.length) * 100) };
}

/** @returns what is ticked when one part reads as given and all others stay. */
export function withSection(ticked: Ticked, section: SectionId, chosen: readonly ItemId[]): Ticked {
  const inSection = idsIn(section);
  return allIds.filter((id) => (inSection.includes(id) ? chosen : ticked).includes(id));
}

/** Reads a stored draft. Whatever is no item of today's checklist is dropped. */
export function readDraft(stored: unknown): Ticked {
  if (!Array.isArray(stored)) return [];
  return allIds.filter((id) => stored.includes(id));
}

function idsIn(section: SectionId): readonly ItemId[] {
  return sections.flatMap(({ id, items }) => (id === section ? items.map((item) => item.id) : []));
}
