import type { Sample } from "@iep-insider/sdk/samples";
import type { DocumentFindings, Found, Service } from "@iep-insider/sdk/school-documents";
import { areSimilar, similarity } from "./similarity.ts";

/** What was found of one field in one document: stated, or asked about (`isClear` is false). */
export interface FieldScore {
  readonly field: string;
  /** Stated, and there. */
  readonly right: number;
  /** Stated, but not there: what precision counts. */
  readonly wrong: readonly string[];
  /** Asked about, and there. */
  readonly asked: number;
  /** Asked about, but not there: a question that the parent answers with no. */
  readonly askedWrong: readonly string[];
  /** There, but neither stated nor asked about: what recall counts. */
  readonly missed: readonly string[];
}

/** What was found in one document, field by field. */
export interface DocumentScore extends Pick<Sample, "id" | "set" | "layout"> {
  readonly fields: readonly FieldScore[];
}

/**
 * Compares findings with the truth. Texts are equal when `areSimilar` says so; numbers and days must be equal; one
 * session and no number of sessions are the same amount. Of a part of a notice, only its presence counts; "The district proposes to" before a decision does not. Places and
 * days of services, and areas of goals, are compared where the service or goal itself was found.
 */
export function scoreDocument(
  found: DocumentFindings,
  sample: Pick<Sample, "id" | "set" | "layout" | "truth" | "alsoAcceptable">,
): DocumentScore {
  const { id, set, layout, truth, alsoAcceptable } = sample;
  const scores: FieldScore[] = [];
  const add = <Item, True>(
    field: string,
    items: readonly Asked<Item>[],
    truths: readonly True[],
    isSame: (item: Item, other: True) => boolean,
    acceptable: (item: Item) => boolean = () => false,
  ) => {
    const matched = match(items, truths, isSame);
    const extra = matched.extra.filter(({ value }) => !acceptable(value));
    const right = matched.pairs.filter(([{ isClear }]) => isClear).length;
    const wrong = (isClear: boolean) =>
      extra.filter((item) => item.isClear === isClear).map(({ value }) => print(value));
    scores.push({
      field,
      right,
      wrong: wrong(true),
      asked: matched.pairs.length - right,
      askedWrong: wrong(false),
      missed: matched.missed.map(print),
    });
    return matched.pairs;
  };
  const texts = (field: string, items: readonly Asked<string>[], truths: readonly string[]) =>
    add(field, items, truths, areSimilar, (text) => alsoAcceptable.some((other) => areSimilar(text, other)));
  const one = <Value>(
    field: string,
    item: Asked<Value> | null,
    other: Value | null,
    isSame: (a: Value, b: Value) => boolean = Object.is,
  ) => add(field, item ? [item] : [], other === null ? [] : [other], isSame);

  one("kind", found.kind, truth.kind);
  add("dates", found.dates, truth.dates, (a, b) => a.label === b.label && a.day === b.day);
  const { iep, notice, evaluation, progress, discipline } = truth;
  if (iep) {
    const read = found.iep;
    texts("present levels", read?.presentLevels ?? [], iep.presentLevels);
    const goals = add("goals", read?.goals ?? [], iep.goals, (a, b) => areSimilar(a.text, b.text));
    for (const [goal, other] of goals)
      texts("goal areas", partOf(goal, goal.value.area), other.area === "" ? [] : [other.area]);
    const services = add("services", read?.services ?? [], iep.services, isSameService);
    for (const [service, other] of services) {
      texts("service places", partOf(service, service.value.place), other.place === "" ? [] : [other.place]);
      add("service days", partOf(service, ...daysOf(service.value)), daysOf(other), Object.is);
    }
    texts("accommodations", read?.accommodations ?? [], iep.accommodations);
    one("placement", read?.placement ?? null, iep.placement, areSimilar);
    one("general education percent", read?.generalEducationPercent ?? null, iep.generalEducationPercent);
    texts("testing", read?.testing ?? [], iep.testing);
    one("extended school year", read?.extendedSchoolYear ?? null, iep.extendedSchoolYear);
    texts("transition", read?.transition ?? [], iep.transition);
    texts("signatures", read?.signatures ?? [], iep.signatures);
  }
  if (notice) {
    const read = found.notice;
    add(
      "decisions",
      read?.decisions ?? [],
      notice.decisions,
      (a, b) => a.type === b.type && areSimilar(withoutType(a.text), withoutType(b.text)),
    );
    texts("reasons", read?.reasons ?? [], notice.reasons);
    const parts = Object.entries(read?.parts ?? {}).map(([value, { isClear }]) => ({ value, isClear }));
    add("notice parts", parts, Object.keys(notice.parts), Object.is);
  }
  if (evaluation) {
    const read = found.evaluation;
    add(
      "scores",
      read?.scores ?? [],
      evaluation.scores,
      (a, b) =>
        areSimilar(a.test, b.test) && a.standardScore === b.standardScore && a.percentile === b.percentile,
    );
    one("eligibility", read?.eligibility ?? null, evaluation.eligibility, areSimilar);
  }
  if (progress) {
    add(
      "progress",
      found.progress?.goals ?? [],
      progress.goals,
      (a, b) => areSimilar(a.goal, b.goal) && areSimilar(a.progress, b.progress),
    );
  }
  if (discipline) {
    const read = found.discipline;
    one("incident", read?.incident ?? null, discipline.incident, areSimilar);
    one("days of removal", read?.days ?? null, discipline.days);
    one("manifestation meeting", read?.manifestationMeeting ?? null, discipline.manifestationMeeting);
  }
  return { id, set, layout, fields: scores };
}

/** "The district proposes to", which only repeats the type. */
const withoutType = (text: string) =>
  text.replace(/^the (school )?(district|team) (proposes|refuses) to\s+/i, "");

type Asked<Value> = Pick<Found<Value>, "value" | "isClear">;

/** What a finding says besides its text is asked about with it. */
const partOf = ({ isClear }: Asked<unknown>, ...texts: readonly string[]): Asked<string>[] =>
  texts.filter((text) => text !== "").map((value) => ({ value, isClear }));
const daysOf = ({ starts, ends }: Service) => [starts, ends].flatMap((day) => day ?? []);

function isSameService(a: Service, b: Service): boolean {
  const isSameAmount =
    a.minutes === b.minutes && (a.sessions ?? 1) === (b.sessions ?? 1) && a.period === b.period;
  return isSameAmount && areSimilar(a.name, b.name);
}

/** Pairs each item with one truth, the most similar first. */
function match<Item, True>(
  items: readonly Asked<Item>[],
  truths: readonly True[],
  isSame: (item: Item, other: True) => boolean,
) {
  const candidates = items
    .flatMap((item, index) =>
      truths.flatMap((other, at) => (isSame(item.value, other) ? [{ item, index, other, at }] : [])),
    )
    .sort(
      (a, b) =>
        similarity(print(b.item.value), print(b.other)) - similarity(print(a.item.value), print(a.other)),
    );
  const [takenItems, takenTruths] = [new Set<number>(), new Set<number>()];
  const pairs: [Asked<Item>, True][] = [];
  for (const { item, index, other, at } of candidates) {
    if (takenItems.has(index) || takenTruths.has(at)) continue;
    takenItems.add(index);
    takenTruths.add(at);
    pairs.push([item, other]);
  }
  return {
    pairs,
    extra: items.filter((_, index) => !takenItems.has(index)),
    missed: truths.filter((_, at) => !takenTruths.has(at)),
  };
}

const print = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
