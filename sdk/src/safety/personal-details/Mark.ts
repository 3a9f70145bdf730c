/** A range of a prepared text, from `start` up to `end`, that may name a person or a school. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly why: "name" | "school";
}

export function markOf(start: number, text: string, why: Mark["why"]): Mark {
  return { start, end: start + text.length, text, why };
}
