import type { Deadline } from "@iep-insider/sdk/law";

/**
 * A time limit as a sentence: "Time limit: 60 calendar days from the filing of the complaint (for the decision)."
 * The checks find the numbers here as well if the rule's own words do not have them.
 */
export function deadlineInWords({ value, unit, from, note }: Deadline): string {
  const time =
    unit === "years of age" ? `age ${value}` : `${value} ${value === 1 ? unit.replace(/s$/, "") : unit}`;
  const start = from === null ? "" : from.startsWith("before ") ? ` ${from}` : ` from ${from}`;
  return `Time limit: ${time}${start}${note === null ? "" : ` (${note})`}.`;
}
