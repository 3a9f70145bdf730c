import {
  type ContextId,
  contexts,
  type Emotion,
  type EmotionId,
  emotions,
  type Group,
  groups,
  type Intensity,
} from "./content.ts";

export interface Entry {
  /** When it was saved, in milliseconds, or a little later: unique, so that two tabs can add to one list. */
  readonly id: number;
  readonly emotion: EmotionId;
  readonly emoji: string;
  readonly intensity: Intensity;
  readonly context: ContextId;
  readonly notes: string;
  readonly triggers: readonly string[];
  /** When it was saved. */
  readonly at: Date;
}

/** The form's values; "" if nothing is chosen. */
export interface EntryForm {
  readonly emotion: EmotionId | "";
  readonly intensity: Intensity;
  readonly context: ContextId | "";
  readonly triggers: string;
  readonly notes: string;
}

export const emptyForm: EntryForm = { emotion: "", intensity: 3, context: "", triggers: "", notes: "" };

/** The required choices that are missing, in the form's order. */
export function missingIn(form: EntryForm): readonly ("emotion" | "context")[] {
  return (["emotion", "context"] as const).filter((field) => form[field] === "");
}

/**
 * Adds a check-in, or returns the same list if something required is missing.
 * @param entries newest first. @param at when it is saved.
 */
export function withEntry(entries: readonly Entry[], form: EntryForm, at: Date): readonly Entry[] {
  const { emotion, context } = form;
  if (emotion === "" || context === "") return entries;
  const id = Math.max(at.getTime(), ...entries.map((entry) => entry.id + 1));
  const entry: Entry = {
    id,
    emotion,
    emoji: emotionOf(emotion).emoji,
    intensity: form.intensity,
    context,
    notes: form.notes.trim(),
    triggers: triggersIn(form.triggers),
    at,
  };
  return [entry, ...entries];
}

/** Restores a removed check-in at its place: the list is newest first. */
export function withReturned(entries: readonly Entry[], entry: Entry): readonly Entry[] {
  return [...without(entries, entry), entry].sort((one, other) => other.id - one.id);
}

export function without(entries: readonly Entry[], { id }: Entry): readonly Entry[] {
  return entries.filter((entry) => entry.id !== id);
}

/** Splits at commas and line breaks; trims, and drops empty parts. */
export function triggersIn(text: string): readonly string[] {
  return text
    .split(/[,\n]/)
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter((part) => part !== "");
}

export function groupOf({ emotion }: Pick<Entry, "emotion">): Group {
  return emotionOf(emotion).group;
}

export function emotionOf(id: EmotionId): Emotion {
  const found = emotions.find((emotion) => emotion.id === id);
  if (!found) throw new Error(`No feeling has the id "${id}".`);
  return found;
}

export function contextName(id: Entry["context"]): string {
  return contexts.find((context) => context.id === id)?.label ?? "";
}

export interface Share {
  readonly count: number;
  /** Percent with one decimal: "33.3". The three shares add up to 100 within rounding: three equal ones to 99.9. */
  readonly percent: string;
}

export interface ContextCount extends Share {
  readonly id: ContextId;
  readonly challenging: number;
}

export interface TriggerCount {
  /** As last typed. */
  readonly text: string;
  /** The number of check-ins with it. */
  readonly count: number;
}

export interface Summary {
  readonly total: number;
  readonly groups: Readonly<Record<Group, Share>>;
  /** 1.0 to 5.0 with one decimal; "0.0" without an entry. */
  readonly average: string;
  /** By frequency, equal ones in the form's order. */
  readonly contexts: readonly ContextCount[];
  /** The most common place, or all of them if several are equally common. */
  readonly topContexts: readonly ContextCount[];
  /** At most five, by frequency; of equal ones the latest first. */
  readonly triggers: readonly TriggerCount[];
}

/** Every figure of the summary and the report. @param entries newest first. */
export function summaryOf(entries: readonly Entry[]): Summary {
  const total = entries.length;
  const share = (count: number): Share => ({ count, percent: tenths(count * 100, total) });
  const inGroup = (group: Group) => entries.filter((entry) => groupOf(entry) === group).length;
  const counted = contexts
    .map(({ id }): ContextCount => {
      const here = entries.filter((entry) => entry.context === id);
      const challenging = here.filter((entry) => groupOf(entry) === "challenging").length;
      return { id, ...share(here.length), challenging };
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  return {
    total,
    groups: Object.fromEntries(groups.map((group) => [group, share(inGroup(group))])) as Summary["groups"],
    average: tenths(
      entries.reduce((sum, { intensity }) => sum + intensity, 0),
      total,
    ),
    contexts: counted,
    topContexts: counted.filter(({ count }) => count === counted[0]?.count),
    triggers: triggerCounts(entries).slice(0, 5),
  };
}

/** Counts a trigger once per check-in, ignoring case. */
function triggerCounts(entries: readonly Entry[]): readonly TriggerCount[] {
  const counts = new Map<string, TriggerCount>();
  for (const { triggers } of entries) {
    const named = new Map(triggers.map((text) => [text.toLowerCase(), text]));
    for (const [key, text] of named) {
      const before = counts.get(key);
      counts.set(key, { text: before?.text ?? text, count: (before?.count ?? 0) + 1 });
    }
  }
  // Insertion order is newest first, and the sort is stable.
  return [...counts.values()].sort((one, other) => other.count - one.count);
}

/** `part / of` with one decimal, halves rounded up; in integers, so that floating point does not move a half. */
function tenths(part: number, of: number): string {
  const rounded = of === 0 ? 0 : Math.floor((part * 20 + of) / (of * 2));
  return `${Math.floor(rounded / 10)}.${rounded % 10}`;
}

/** A day in the parent's time zone. */
export interface Day {
  /** Any time on it. */
  readonly at: Date;
  /** The number of check-ins. */
  readonly count: number;
  /** The predominant feelings; neutral if neither. */
  readonly group: Group;
}

/** The 14 days up to the newest check-in, the oldest first. @param entries newest first. */
export function lastTwoWeeks(entries: readonly Entry[]): readonly Day[] {
  const last = entries[0]?.at;
  if (!last) return [];
  return Array.from({ length: 14 }, (_, index) => {
    const at = new Date(last.getFullYear(), last.getMonth(), last.getDate() - 13 + index);
    const here = entries.filter((entry) => isSameDay(entry.at, at));
    const count = (group: Group) => here.filter((entry) => groupOf(entry) === group).length;
    const more = count("challenging") - count("positive");
    return {
      at,
      count: here.length,
      group: more > 0 ? "challenging" : more < 0 ? "positive" : "neutral",
    };
  });
}

/** The number of days with a check-in. */
export function daysIn(entries: readonly Entry[]): number {
  return new Set(entries.map(({ at }) => at.toDateString())).size;
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}

/** With fewer check-ins there is no pattern yet. */
export const enoughForAPattern = 5;

/** This many hard days in two weeks are a reason to talk with a professional. A single one never is. */
export const hardDaysToTalk = 4;

/** In the order in which a parent should read them. */
export type Insight =
  /** Sad or Overwhelmed, Very Strong, in two check-ins or more of the last two weeks. */
  | { readonly kind: "very-strong"; readonly count: number }
  /** `hardDaysToTalk` days or more of the last two weeks had more challenging than positive feelings. */
  | { readonly kind: "hard-days"; readonly days: number }
  | { readonly kind: "more-challenging"; readonly challenging: number; readonly positive: number }
  /** School is the most common place, alone or with others, and has more than two challenging check-ins. */
  | { readonly kind: "school"; readonly challenging: number; readonly isAlone: boolean }
  /** The one or two triggers that come up most. */
  | { readonly kind: "triggers"; readonly top: readonly TriggerCount[] };

/** @param entries newest first. */
export function insightsOf(entries: readonly Entry[]): readonly Insight[] {
  const { groups: shares, topContexts, triggers } = summaryOf(entries);
  const { positive, challenging } = shares;
  const days = lastTwoWeeks(entries);
  const since = days[0]?.at ?? new Date(0);
  const veryStrong = entries.filter(
    ({ emotion, intensity, at }) =>
      at >= since && intensity === 5 && (emotion === "sad" || emotion === "overwhelmed"),
  ).length;
  const hardDays = days.filter(({ group }) => group === "challenging").length;
  const school = topContexts.find(({ id }) => id === "school");
  const found: Insight[] = [];
  if (veryStrong >= 2) found.push({ kind: "very-strong", count: veryStrong });
  if (hardDays >= hardDaysToTalk) found.push({ kind: "hard-days", days: hardDays });
  if (entries.length >= enoughForAPattern && challenging.count > positive.count)
    found.push({ kind: "more-challenging", challenging: challenging.count, positive: positive.count });
  if (school && school.challenging > 2)
    found.push({ kind: "school", challenging: school.challenging, isAlone: topContexts.length === 1 });
  if (triggers.length > 0) found.push({ kind: "triggers", top: triggers.slice(0, 2) });
  return found;
}

/** The predominant feelings; one check-in alone cannot tell. */
export type Finding = "one" | "challenging" | "positive" | "even" | "neutral";

export function findingOf({ total, groups: { positive, challenging } }: Summary): Finding {
  if (total === 1) return "one";
  if (challenging.count > positive.count) return "challenging";
  if (positive.count > challenging.count) return "positive";
  return positive.count === 0 ? "neutral" : "even";
}
