/** A single count, or parts that are combined where each is too small alone. */
export type Part<Of> =
  | { readonly of: Of; readonly count: number }
  | { readonly of: Of; readonly parts: readonly Part<Of>[]; readonly isOver: boolean };

/** A sum that may be known. What is not in one may not, also not by taking one from another. */
export interface Given<Of> {
  readonly of: Of;
  /** Of what was not given out below it; at times less, never more. */
  readonly count: number;
}

/**
 * Decides which sums of counts may be known.
 *
 * A count of `fewest` or more is published on its own. Smaller counts are combined with what is left beside them, once
 * nothing more can be added to either, and published as one sum if that is `fewest` or more; otherwise they are left to
 * the level above. So no count is in two sums: adding or subtracting published figures yields sums, never a single
 * count.
 *
 * A sum tells something of its parts as well: seven days that each had less than 11 and together 70 had 10 each. A sum
 * therefore goes up to what its parts could come to if one of them were nothing. Then each part can still be anything
 * from nothing to `fewest - 1`; `giveOut.test.ts` tries all there is to try.
 */
export function giveOut<Of>(part: Part<Of>, fewest: number): readonly Given<Of>[] {
  return gather(part, fewest).given;
}

/** What stays hidden in a part: how much it is, and how much it could be for all that is known. */
interface Left {
  readonly count: number;
  readonly most: number;
}

const nothing: Left = { count: 0, most: 0 };

function gather<Of>(part: Part<Of>, fewest: number): { given: readonly Given<Of>[]; left: Left } {
  if ("count" in part) {
    const { of, count } = part;
    if (count >= fewest) return { given: [{ of, count }], left: nothing };
    return { given: [], left: { count, most: fewest - 1 } };
  }
  const below = part.parts.map((each) => gather(each, fewest));
  const given = below.flatMap((each) => each.given);
  // No level above has ended either, so the rest is not needed.
  if (!part.isOver) return { given, left: nothing };
  const count = below.reduce((sum, { left }) => sum + left.count, 0);
  const most = below.reduce((sum, { left }) => sum + left.most, 0);
  const safe = most - (fewest - 1);
  if (Math.min(count, safe) >= fewest)
    return { given: [...given, { of: part.of, count: Math.min(count, safe) }], left: nothing };
  // That it was not given out tells that it is less, unless it could not have been given out at all.
  return { given, left: { count, most: safe >= fewest ? fewest - 1 : most } };
}
