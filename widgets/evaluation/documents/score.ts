import type { Sample } from "@iep-insider/sdk/samples";
import type { DocumentFindings, Found, Service } from "@iep-insider/sdk/school-documents";
import { areSimilar, similarity } from "./similarity.ts";

/** What was found of one field in one document. */
export interface FieldScore {
  readonly field: string;
  readonly right: number;
  /** Found, but not there: what precision counts. */
  readonly wrong: readonly string[];
  /** There, but not found: what recall counts. */
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
export function scoreDocument(found: DocumentFindings, sample: Sample): DocumentScore {
  const { id, set, layout, truth, alsoAcceptable } = sample;
  const scores: FieldScore[] = [];
  const add = <Item, True>(
    field: string,
    items: readonly Item[],
    truths: readonly True[],
    isSame: (item: Item, other: True) => boolean,
    acceptable: (item: Item) => boolean = () => false,
  ) => {
    const matched = match(items, truths, isSame);
    scores.push({
      field,
      right: matched.pairs.length,
      wrong: matched.extra.filter((item) => !acceptable(item)).map(print),
      missed: matched.missed.map(print),
    });
    return matched.pairs;
  };
  const texts = (field: string, items: readonly Found<string>[], truths: readonly string[]) =>
    add(field, values(items), truths, areSimilar, (text) =>
      alsoAcceptable.some((other) => areSimilar(text, other)),
    );
  const one = <Value>(
    field: string,
    item: Found<Value> | null,
    other: Value | null,
    isSame: (a: Value, b: Value) => boolean = Object.is,
  ) => add(field, item ? [item.value] : [], other === null ? [] : [other], isSame);

  one("kind", found.kind, truth.kind);
  add("dates", values(found.dates), truth.dates, (a, b) => a.label === b.label && a.day === b.day);
  const { iep, notice, evaluation, progress, discipline } = truth;
  if (iep) {
    const read = found.iep;
    texts("present levels", read?.presentLevels ?? [], iep.presentLevels);
    const goals = add("goals", values(read?.goals), iep.goals, (a, b) => areSimilar(a.text, b.text));
    for (const [goal, other] of goals)
      texts("goal areas", asFound(goal.area), other.area === "" ? [] : [other.area]);
    const services = add("services", values(read?.services), iep.services, isSameService);
    for (const [service, other] of services) {
      texts("service places", asFound(service.place), other.place === "" ? [] : [other.place]);
      add("service days", daysOf(service), daysOf(other), Object.is);
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
      values(read?.decisions),
      notice.decisions,
      (a, b) => a.type === b.type && areSimilar(withoutType(a.text), withoutType(b.text)),
    );
    texts("reasons", read?.reasons ?? [], notice.reasons);
    add("notice parts", Object.keys(read?.parts ?? {}), Object.keys(notice.parts), Object.is);
  }
  if (evaluation) {
    const read = found.evaluation;
    add(
      "scores",
      values(read?.scores),
      evaluation.scores,
      (a, b) =>
        areSimilar(a.test, b.test) && a.standardScore === b.standardScore && a.percentile === b.percentile,
    );
    one("eligibility", read?.eligibility ?? null, evaluation.eligibility, areSimilar);
  }
  if (progress) {
    add(
      "progress",
      values(found.progress?.goals),
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

const values = <Value>(items: readonly Found<Value>[] = []) => items.map(({ value }) => value);
const asFound = (text: string): Found<string>[] =>
  text === "" ? [] : [{ value: text, page: 1, quote: text, isClear: true }];
const daysOf = ({ starts, ends }: Service) => [starts, ends].flatMap((day) => day ?? []);

function isSameService(a: Service, b: Service): boolean {
  const isSameAmount =
    a.minutes === b.minutes && (a.sessions ?? 1) === (b.sessions ?? 1) && a.period === b.period;
  return isSameAmount && areSimilar(a.name, b.name);
}

/** Pairs each item with one truth, the most similar first. */
function match<Item, True>(
  items: readonly Item[],
  truths: readonly True[],
  isSame: (item: Item, other: True) => boolean,
) {
  const candidates = items
    .flatMap((item, index) =>
      truths.flatMap((other, at) => (isSame(item, other) ? [{ item, index, other, at }] : [])),
    )
    .sort((a, b) => similarity(print(b.item), print(b.other)) - similarity(print(a.item), print(a.other)));
  const [takenItems, takenTruths] = [new Set<number>(), new Set<number>()];
  const pairs: [Item, True][] = [];
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
