import type { Check } from "./Check.ts";

/** No longer than a parent reads on a phone. */
export const length: Check = ({ prose, longestProse }) => {
  const words = prose.join(" ").split(/\s+/).filter(Boolean).length;
  return words <= longestProse ? null : `It has ${words} words. Use at most ${longestProse}.`;
};
