import type { Service } from "../findings.ts";

/** What became of a service from one IEP to the next. `unclear`: the two count the time in different ways. */
export type ServiceChange = "gone" | "less" | "same" | "more" | "new" | "unclear";

export interface ComparedService {
  readonly name: string;
  readonly before: Service | null;
  readonly now: Service | null;
  readonly change: ServiceChange;
}

/** Compares the services of two IEPs by their names. What was cut or is gone comes first. */
export function compareServices(
  before: readonly Service[],
  now: readonly Service[],
): readonly ComparedService[] {
  const left = [...now];
  const compared = before.map((old): ComparedService => {
    const at = nearest(old, left);
    const [match = null] = at === null ? [] : left.splice(at, 1);
    return {
      name: (match ?? old).name,
      before: old,
      now: match,
      change: match ? changeOf(old, match) : "gone",
    };
  });
  const added = left.map(
    (service): ComparedService => ({ name: service.name, before: null, now: service, change: "new" }),
  );
  return [...compared, ...added].toSorted(
    (one, other) => order.indexOf(one.change) - order.indexOf(other.change),
  );
}

const order: readonly ServiceChange[] = ["gone", "less", "unclear", "more", "new", "same"];

function changeOf(before: Service, now: Service): ServiceChange {
  const [old, current] = [timeOf(before), timeOf(now)];
  if (old === null || current === null || old.per !== current.per) return "unclear";
  if (old.minutes === current.minutes) return "same";
  return current.minutes < old.minutes ? "less" : "more";
}

/** Days are school days, five in a week; no other periods are compared with each other, since calendars differ. */
function timeOf({ minutes, sessions, period }: Service): { minutes: number; per: string } | null {
  if (minutes === null || period === null) return null;
  const inAll = minutes * (sessions ?? 1);
  return period === "day" ? { minutes: inAll * 5, per: "week" } : { minutes: inAll, per: period };
}

/** @returns the position of the service with the most words in common, at least half of them; null without one. */
function nearest(service: Service, among: readonly Service[]): number | null {
  const wanted = wordsOf(service);
  const shares = among.map((other) => {
    const words = wordsOf(other);
    const common = [...wanted].filter((word) => words.has(word)).length;
    return common / Math.max(1, Math.min(wanted.size, words.size));
  });
  const best = Math.max(0, ...shares);
  return best > 0.5 || (best === 0.5 && wanted.size > 1) ? shares.indexOf(best) : null;
}

function wordsOf({ name }: Service): ReadonlySet<string> {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const telling = words.filter((word) => !fillers.has(word));
  return new Set(telling.length > 0 ? telling : words);
}

/** Words that services of every kind share. */
const fillers: ReadonlySet<string> = new Set(
  "and of the in for service services therapy instruction special specialized support supports".split(" "),
);
