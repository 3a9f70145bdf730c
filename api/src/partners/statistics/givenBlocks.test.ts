import { fewestShown, statisticsEvents, statisticsPeriods } from "@iep-insider/sdk/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Block, type DayCount, givenBlocks } from "./givenBlocks.ts";
import { dayAfter, periodOf, periodsOf } from "./periods.ts";
import { statisticsOf } from "./statisticsOf.ts";

const all = { from: "2026-09-01", to: "2026-11-30" };
const days = periodsOf("day", all).map(({ from }) => from);
const used = ["letter-generator", "rights-guide", "goal-analyzer"] as const;
const day = fc.constantFrom(...days);

/** Three months of three tools: days with nothing, with a few, around eleven, and with many. */
const counts: fc.Arbitrary<readonly DayCount[]> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...used), fc.constantFrom(...statisticsEvents), day), {
    selector: (key) => key.join(),
    maxLength: 250,
  })
  .chain((keys) =>
    fc.tuple(
      ...keys.map(([tool, event, day]) =>
        fc
          .oneof(
            fc.integer({ min: 1, max: 4 }),
            fc.integer({ min: 8, max: 12 }),
            fc.integer({ min: 1, max: 90 }),
          )
          .map((count): DayCount => ({ tool, event, day, count })),
      ),
    ),
  );

const range = fc.tuple(day, day).map(([one, other]) => ({
  from: one < other ? one : other,
  to: one < other ? other : one,
}));

function trueSum(of: readonly DayCount[], block: Omit<Block, "count">): number {
  return of
    .filter(
      ({ tool, event, day }) =>
        (block.tool === null || tool === block.tool) &&
        event === block.event &&
        block.from <= day &&
        day <= block.to,
    )
    .reduce((sum, { count }) => sum + count, 0);
}

test("shown counts of a partner are at least eleven and never above the true count, for any grouping and range", () => {
  fc.assert(
    fc.property(counts, range, fc.constantFrom(...statisticsPeriods), day, (of, { from, to }, by, today) => {
      const whole = { from: periodOf(by, from).from, to: periodOf(by, to).to };
      const { cells, totals, periods } = statisticsOf(givenBlocks(of, today), by, whole, today);
      const shown = [
        ...totals.map((total) => ({ ...total, ...whole })),
        ...cells.map((cell) => ({
          ...cell,
          to: periods.find((one) => one.from === cell.from)?.to ?? "",
        })),
      ];
      for (const { tool, from, to, figures } of shown) {
        expect(Object.values(figures).some((figure) => figure !== null)).toBe(true);
        for (const event of statisticsEvents) {
          const figure = figures[event];
          if (figure === null) continue;
          expect(figure).toBeGreaterThanOrEqual(fewestShown);
          expect(figure).toBeLessThanOrEqual(trueSum(of, { tool, from, to, event }));
        }
      }
    }),
    { numRuns: 150 },
  );
});

test("shown counts of a partner leave no small difference when one is subtracted from another", () => {
  const asked = fc.tuple(range, fc.constantFrom(...statisticsPeriods));
  fc.assert(
    fc.property(counts, asked, asked, (of, one, other) => {
      const blocks = givenBlocks(of, dayAfter(all.to));
      const figures = ([{ from, to }, by]: typeof one) => {
        const whole = { from: periodOf(by, from).from, to: periodOf(by, to).to };
        return { ...whole, ...statisticsOf(blocks, by, whole, dayAfter(all.to)) };
      };
      const [larger, smaller] = [figures(one), figures(other)];
      if (larger.from > smaller.from || larger.to < smaller.to) return;
      for (const { tool, figures } of larger.totals) {
        const inside = smaller.totals.find((total) => total.tool === tool)?.figures;
        // All tools without one, and a long time without a shorter one in it.
        for (const without of [inside, tool === null ? larger.totals[1]?.figures : undefined])
          for (const event of statisticsEvents) {
            const difference = (figures[event] ?? 0) - (without?.[event] ?? 0);
            expect(difference === 0 || difference >= fewestShown).toBe(true);
          }
      }
    }),
    { numRuns: 300 },
  );
});

test("shown counts of a partner say fewer than eleven only where there were fewer", () => {
  fc.assert(
    fc.property(counts, fc.constantFrom(...statisticsPeriods), day, (of, by, today) => {
      const { cells, periods } = statisticsOf(givenBlocks(of, today), by, all, today);
      for (const { from, to, isOver } of periods)
        for (const tool of used)
          for (const event of statisticsEvents) {
            const cell = cells.find((one) => one.tool === tool && one.from === from);
            if ((cell?.figures[event] ?? null) !== null || !(isOver || by === "day")) continue;
            expect(trueSum(of, { tool, from, to, event })).toBeLessThan(fewestShown);
          }
    }),
    { numRuns: 100 },
  );
});

test("shown counts of a partner do not change from one day to the next", () => {
  fc.assert(
    fc.property(counts, day, fc.nat({ max: 40 }), (of, today, further) => {
      const upTo = (last: string) => of.filter(({ day }) => day <= last);
      const before = givenBlocks(upTo(today), today).filter(({ to }) => to < today);
      const later = days[days.indexOf(today) + further] ?? all.to;
      const after = givenBlocks(upTo(later), later);
      expect(after).toEqual(expect.arrayContaining(before));
    }),
    { numRuns: 100 },
  );
});

test.each([
  ["day", "2026-11-21", "2026-11-21", "2026-11-21"],
  ["week", "2026-11-01", "2026-11-01", "2026-11-07"],
  ["week", "2026-11-21", "2026-11-15", "2026-11-21"],
  ["week", "2026-02-28", "2026-02-22", "2026-02-28"],
  ["week", "2026-12-31", "2026-12-22", "2026-12-31"],
  ["month", "2028-02-01", "2028-02-01", "2028-02-29"],
] as const)("the %s of %s goes from %s to %s", (kind, day, from, to) => {
  expect(periodOf(kind, day)).toEqual({ from, to });
});
