/** What a piece of a letter may be. A finding is one piece that begins it, and those that go on. */
export const labels = [
  { says: null, isBegin: true },
  { says: "refuses", isBegin: true },
  { says: "refuses", isBegin: false },
  { says: "proposes", isBegin: true },
  { says: "proposes", isBegin: false },
  { says: "reason", isBegin: true },
  { says: "reason", isBegin: false },
] as const;

export type Says = NonNullable<(typeof labels)[number]["says"]>;

/** Whether a piece with one label may come before a piece with another: only what has begun goes on, within a sentence. */
export function mayFollow(before: number, label: number, joint: string): boolean {
  const next = labels[label];
  return next === undefined || next.isBegin || (!opensSentence(joint) && labels[before]?.says === next.says);
}

/** @param joint of a piece. */
export const opensSentence = (joint: string) => joint === "^" || joint === ".";

/** Rows of the model's table. */
export const tableSize = 2 ** 16;

/** The row of a sign: 32-bit FNV-1a, folded. Signs that share a row share their weights. */
export function rowOf(sign: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < sign.length; at += 1) hash = Math.imul(hash ^ sign.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 16)) & (tableSize - 1);
}

/** The row of what joins two pieces, where the first has this label. */
export const rowOfJoint = (sign: string, before: number) => rowOf(`${sign} ${before}`);
