const endings: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd" };

/** @returns "5th" for 5; "5.º" in Spanish, whose ordinal numbers are all of the kind `other`. */
export function ordinal(count: number): string {
  const rule = new Intl.PluralRules("en-US", { type: "ordinal" }).select(count);
  return `${count}${endings[rule] ?? /* message */ "th"}`;
}
