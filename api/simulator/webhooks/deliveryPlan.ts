/** What is to become of the next events: lost, or sent twice. */
export type Fate = "dropped" | "doubled" | "usual";

interface Planned {
  readonly fate: Fate;
  /** Only events of this type; of any type without it. */
  readonly type: string | null;
  left: number;
}

export function createDeliveryPlan() {
  let planned: Planned[] = [];
  return {
    add(fate: Fate, count: number, type: string | null): void {
      planned.push({ fate, type, left: count });
    },
    clear(): void {
      planned = [];
    },
    /** @returns what becomes of an event of this type. Of what was planned for it, the first. */
    take(type: string): Fate {
      const next = planned.find((one) => one.type === null || one.type === type);
      if (!next) return "usual";
      next.left -= 1;
      planned = planned.filter(({ left }) => left > 0);
      return next.fate;
    },
  };
}
