import type { Check } from "./Check.ts";

/** The checks read English only: what they cannot read must not be shown. */
export const language: Check = ({ prose }) => {
  const words =
    prose
      .join(" ")
      .toLowerCase()
      .match(/[\p{L}']+/gu) ?? [];
  const english = words.filter((word) => little.has(word)).length;
  return english >= words.length * least ? null : "Write in plain English.";
};

/** Plain English has about four of ten. */
const least = 0.15;
const little: ReadonlySet<string> = new Set(
  [
    "the a an to of in and or for is are be it its that this they them their you your can may must not with what when",
    "who how if by on at from as do does has have was will so no ask but we our one child school before after more",
  ]
    .join(" ")
    .split(" "),
);
