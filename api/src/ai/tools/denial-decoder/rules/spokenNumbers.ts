const words =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four twenty-five twenty-six".split(
    " ",
  );

/** A number in digits or words, the longer words first. */
export const numberPattern = `\\d{1,3}(?:\\.\\d)?|${words.toReversed().join("|")}`;

/** @returns NaN where the text is no number. */
export function numberIn(text: string): number {
  const index = words.indexOf(text);
  return index >= 0 ? index : text === "" ? Number.NaN : Number(text);
}
