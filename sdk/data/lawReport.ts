import { factStatuses } from "../src/law/FactStatus.ts";
import { type Citation, isOlderThanTwelveMonths, provisions } from "../src/law/index.ts";
import { type FileFact, factNames, type StateFile, sourceKinds } from "./stateFileSchema.ts";

type HeldFact = Exclude<FileFact, { status: "none" }>;

/**
 * Reports how many states have each fact, how sure the facts are, where they were read, and which facts and federal
 * provisions are due to be read again.
 * @param today `YYYY-MM-DD`
 */
export function lawReport(
  files: readonly StateFile[],
  today: string,
  federal: readonly Pick<Citation, "id" | "asOf">[] = Object.values(provisions),
): string {
  const cells = factNames.map((name) => ({ name, facts: files.map(({ facts }) => facts[name]) }));
  const held = cells.flatMap(({ facts }) => facts.filter(isHeld));
  const old = files.flatMap(({ state, facts }) =>
    factNames.flatMap((name) => {
      const fact = facts[name];
      if (!isHeld(fact) || !isOlderThanTwelveMonths(fact.checkedOn, today)) return [];
      return [`  ${state}, ${name}: ${fact.checkedOn}`];
    }),
  );
  const oldFederal = federal.filter(({ asOf }) => isOlderThanTwelveMonths(asOf, today));
  const days = held.map(({ checkedOn }) => checkedOn).sort();
  const reviewed = files.filter(({ reviewedBy }) => reviewedBy !== null).length;
  return [
    "Facts of states, by status",
    row("", [...factStatuses, "none", "not searched"]),
    ...cells.map(({ name, facts }) =>
      row(name, [
        ...[...factStatuses, "none" as const].map((one) => count(facts, (fact) => fact?.status === one)),
        count(facts, (fact) => fact === undefined),
      ]),
    ),
    "",
    "Best source, by status",
    row("", [...sourceKinds, "no source"]),
    ...factStatuses.map((status) => {
      const kinds = held.filter((fact) => fact.status === status).map(bestKind);
      return row(
        status,
        [...sourceKinds, undefined].map((one) => count(kinds, (kind) => kind === one)),
      );
    }),
    "",
    `${held.length} of ${files.length * factNames.length} facts held. Checked from ${days[0]} to ${days.at(-1)}.`,
    `Older than 12 months on ${today}: ${old.length}.`,
    ...old,
    `Federal provisions to read again, older than 12 months on ${today}: ${oldFederal.length} of ${federal.length}.`,
    ...oldFederal.map(({ id, asOf }) => `  ${id}: ${asOf}`),
    `State files reviewed by an attorney: ${reviewed} of ${files.length}.`,
  ].join("\n");
}

function isHeld(fact: FileFact | undefined): fact is HeldFact {
  return fact !== undefined && fact.status !== "none";
}

function bestKind({ sources }: HeldFact): (typeof sourceKinds)[number] | undefined {
  return sourceKinds.find((kind) => sources.some((source) => source.kind === kind));
}

function count<Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number {
  return items.filter(isCounted).length;
}

function row(name: string, values: readonly (string | number)[]): string {
  return [name.padEnd(18), ...values.map((value) => String(value).padStart(13))].join("");
}
