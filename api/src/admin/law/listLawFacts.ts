import {
  type LawFact,
  type LawFilters,
  type LawList,
  type LawToList,
  pageSize,
} from "@iep-insider/sdk/contract";
import { isStateCode, officialPage, stateNames } from "@iep-insider/sdk/law";
import { InvalidRequest } from "../../http/errors.ts";
import type { Services } from "../../services.ts";
import { readCursor, unknownPlace, writeCursor } from "../list/cursor.ts";
import { factsWithChecks } from "./factsWithChecks.ts";
import { type HeldLawFact, lawFacts } from "./lawFacts.ts";

type LawServices = Pick<Services, "database" | "clock">;

/**
 * One page of the law library. It is not a table: it is part of the release, held in memory, and checks are added to
 * it.
 * @throws {InvalidRequest} if the cursor is not from this list.
 */
export async function listLawFacts(services: LawServices, query: LawToList): Promise<LawList> {
  const all = await factsWithChecks(services, await lawFacts());
  const matching = all.filter(isMeant(query));
  const order = query.sort ?? "place";
  const sorted = order === "age" ? matching.toSorted(byAge) : matching;
  const begin = beginOf(sorted, all, order, query.cursor);
  const cursorAt = (fact: LawFact | undefined, side: "after" | "before") =>
    fact ? writeCursor({ side, place: [fact.id] }, order) : null;
  const end = Math.min(begin + pageSize, sorted.length);
  return {
    rows: sorted.slice(begin, end),
    next: end < sorted.length ? cursorAt(sorted[end - 1], "after") : null,
    previous: begin > 0 ? cursorAt(sorted[begin], "before") : null,
    found: matching.length,
    figures: figuresOf(all),
  };
}

/** All facts that the filters let through, federal law first. */
export async function filterLawFacts(
  services: LawServices,
  filters: LawFilters,
): Promise<readonly LawFact[]> {
  return (await factsWithChecks(services, await lawFacts())).filter(isMeant(filters));
}

/** A sort keeps the order of what is equal, so facts of one day stay in the order of the places. */
function byAge(one: LawFact, other: LawFact): number {
  return other.ageInDays - one.ageInDays;
}

function isMeant({ status, place, age, check, search }: LawFilters): (fact: LawFact) => boolean {
  const words = search?.toLowerCase().split(/\s+/) ?? [];
  return (fact) => {
    if (status && fact.status !== status) return false;
    if (place && fact.place !== place) return false;
    if (age === "old" && !fact.isOld) return false;
    if (check && fact.check?.outcome !== check) return false;
    const text = searchedText(fact);
    return words.every((word) => text.includes(word));
  };
}

function searchedText({ place, name, citation }: HeldLawFact): string {
  const placeName = isStateCode(place) ? stateNames[place] : "federal";
  return [placeName, name, citation ?? ""].join(" ").toLowerCase();
}

/**
 * The first fact of the page. The fact that the cursor names need not be in the list any more, when its filters are
 * others: the page then begins at the nearest one.
 */
function beginOf(
  sorted: readonly LawFact[],
  all: readonly LawFact[],
  order: "place" | "age",
  cursor: string | undefined,
): number {
  if (cursor === undefined) return 0;
  const { side, place } = readCursor(cursor, order);
  const everything = order === "age" ? all.toSorted(byAge) : all;
  const ranks = new Map(everything.map((fact, rank) => [fact.id, rank]));
  const rank = place.length === 1 ? ranks.get(String(place[0])) : undefined;
  if (rank === undefined) throw new InvalidRequest({ cursor: unknownPlace });
  const rankOf = ({ id }: LawFact) => ranks.get(id) ?? 0;
  if (side === "after") {
    const next = sorted.findIndex((fact) => rankOf(fact) > rank);
    return next < 0 ? sorted.length : next;
  }
  const before = sorted.filter((fact) => rankOf(fact) < rank).length;
  return Math.max(0, before - pageSize);
}

function figuresOf(facts: readonly LawFact[]): LawList["figures"] {
  const count = (is: (fact: LawFact) => boolean) => facts.filter(is).length;
  return {
    total: facts.length,
    verified: count(({ status }) => status === "verified"),
    secondary: count(({ status }) => status === "secondary"),
    disputed: count(({ status }) => status === "disputed"),
    unverified: count(({ status }) => status === "unverified"),
    fromCopies: count(
      // Contacts and links cite no rule.
      ({ status, citation, sources }) =>
        status === "verified" && citation !== null && officialPage(sources) === null,
    ),
    old: count(({ isOld }) => isOld),
  };
}
