import { z } from "zod";

/** A setting that is a whole number in these bounds, both included. */
export function wholeNumberSetting(lowest: number, highest: number) {
  const sentence = `must be a whole number from ${lowest} to ${highest}`;
  return z
    .string()
    .regex(/^\d+$/, sentence)
    .transform(Number)
    .pipe(z.number().min(lowest, sentence).max(highest, sentence));
}
