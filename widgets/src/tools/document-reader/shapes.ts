import { dayInWords } from "@iep-insider/sdk/law";
import {
  type Goal,
  type LabelledDay,
  type ProgressFindings,
  percentileMeaning,
  type Score,
  type Service,
  standardScoreMeaning,
} from "@iep-insider/sdk/school-documents";
import { amountWords, dateNames, scoreWords, yesNoNames } from "./groupContent.ts";
import type { ItemField, Shape } from "./Shape.ts";

export const textShape: Shape<string> = {
  text: (text) => text,
  fields: (value) => [{ id: "text", value, kind: "lines" }],
  from: (text, given) => given.text?.trim() || text,
};

export const numberShape: Shape<number> = {
  text: String,
  fields: (number) => [{ id: "number", value: String(number), kind: "number" }],
  from: (number, given) => numberIn(given.number) ?? number,
};

export const yesNoShape: Shape<"yes" | "no" | "to be decided"> = {
  text: (answer) => yesNoNames[answer],
  fields: (value) => [{ id: "answer", value, kind: { options: Object.keys(yesNoNames) } }],
  from: (answer, given) => keyOf(yesNoNames, given.answer) ?? answer,
};

export const goalShape: Shape<Goal> = {
  text: ({ text, area }) => (area ? `${area}: ${text}` : text),
  fields: ({ text, area }) => [
    { id: "text", value: text, kind: "lines" },
    { id: "area", value: area, kind: "line" },
  ],
  from: (goal, given) => ({ text: given.text?.trim() || goal.text, area: (given.area ?? goal.area).trim() }),
};

export const serviceShape: Shape<Service> = {
  text: (service) => [service.name, amountOf(service), service.place].filter(Boolean).join(", "),
  fields: ({ name, minutes, sessions, period, place }): readonly ItemField[] => [
    { id: "text", value: name, kind: "line" },
    { id: "minutes", value: minutes === null ? "" : String(minutes), kind: "number" },
    { id: "sessions", value: sessions === null ? "" : String(sessions), kind: "number" },
    { id: "period", value: period ?? "", kind: { options: ["", ...Object.keys(amountWords.periods)] } },
    { id: "place", value: place, kind: "line" },
  ],
  from: (service, given) => ({
    ...service,
    name: given.text?.trim() || service.name,
    minutes: given.minutes === undefined ? service.minutes : numberIn(given.minutes),
    sessions: given.sessions === undefined ? service.sessions : numberIn(given.sessions),
    period: given.period === undefined ? service.period : (keyOf(amountWords.periods, given.period) ?? null),
    place: (given.place ?? service.place).trim(),
  }),
};

/** "45 minutes, 4 times a week"; "" where the document does not say. */
export function amountOf({ minutes, sessions, period }: Service): string {
  if (minutes === null) return "";
  const amount = amountWords.minutes(minutes);
  if (period === null) return amount;
  const each = amountWords.periods[period];
  return sessions === null ? `${amount} ${each}` : `${amount}, ${amountWords.times(sessions)} ${each}`;
}

export const dayShape: Shape<LabelledDay> = {
  text: ({ label, day }) => `${dateNames[label]}: ${dayInWords(day)}`,
  fields: ({ day }) => [{ id: "day", value: day, kind: "day" }],
  from: (value, given) =>
    given.day && /^\d{4}-\d{2}-\d{2}$/.test(given.day) ? { ...value, day: given.day } : value,
};

export const scoreShape: Shape<Score> = {
  text: ({ test, standardScore, percentile }) =>
    [
      test,
      standardScore === null ? "" : scoreWords.standard(standardScore),
      percentile === null ? "" : scoreWords.percentile(percentile),
    ]
      .filter(Boolean)
      .join(", "),
  note: ({ standardScore, percentile }) =>
    [
      standardScore === null ? "" : standardScoreMeaning(standardScore).text,
      percentile === null ? "" : percentileMeaning(percentile),
    ]
      .filter(Boolean)
      .join(" "),
  fields: ({ test, standardScore, percentile }) => [
    { id: "test", value: test, kind: "line" },
    { id: "standardScore", value: standardScore === null ? "" : String(standardScore), kind: "number" },
    { id: "percentile", value: percentile === null ? "" : String(percentile), kind: "number" },
  ],
  from: (score, given) => ({
    test: given.test?.trim() || score.test,
    standardScore: given.standardScore === undefined ? score.standardScore : numberIn(given.standardScore),
    percentile: given.percentile === undefined ? score.percentile : numberIn(given.percentile),
  }),
};

export const progressShape: Shape<ProgressFindings["goals"][number]["value"]> = {
  text: ({ goal, progress }) => `${goal}: ${progress}`,
  fields: ({ goal, progress }) => [
    { id: "text", value: goal, kind: "lines" },
    { id: "progress", value: progress, kind: "lines" },
  ],
  from: (value, given) => ({
    goal: given.text?.trim() || value.goal,
    progress: given.progress?.trim() || value.progress,
  }),
};

/** A number of at least 0, or null. */
function numberIn(text: string | undefined): number | null {
  const number = Number(text?.trim() || Number.NaN);
  return Number.isFinite(number) && number >= 0 ? number : null;
}

function keyOf<Key extends string>(
  names: Readonly<Record<Key, unknown>>,
  text: string | undefined,
): Key | null {
  return text !== undefined && Object.hasOwn(names, text) ? (text as Key) : null;
}
