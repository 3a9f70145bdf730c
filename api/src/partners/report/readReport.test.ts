import { toolIds } from "@iep-insider/sdk/catalog";
import { fewestShown, statisticsEvents } from "@iep-insider/sdk/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type DayCount, givenBlocks } from "../statistics/givenBlocks.ts";
import { statisticsOf } from "../statistics/statisticsOf.ts";
import { reportOf } from "./readReport.ts";
import { printableName } from "./reportPdf.ts";

const counts = fc.array(
  fc.record({
    tool: fc.constantFrom(...toolIds.slice(0, 4)),
    event: fc.constantFrom(...statisticsEvents),
    day: fc.constantFrom("2026-09-03", "2026-09-30", "2026-10-01", "2026-10-02", "2026-10-20"),
    count: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 60 })),
  }),
  { maxLength: 20 },
);

test("no figure under 11 is in a report, nor the difference of a total and its parts", () => {
  fc.assert(
    fc.property(counts, (given) => {
      const key = ({ tool, event, day }: DayCount) => `${tool} ${event} ${day}`;
      const days = [...new Map(given.map((one) => [key(one), one])).values()];
      const year = { from: "2026-01-01", to: "2026-10-31" };
      const blocks = givenBlocks(days, "2026-11-01");
      const statistics = statisticsOf(blocks, "month", year, "2026-11-01");
      const { all } = reportOf(
        { ...statistics, earliest: "2025-01-01", today: "2026-11-01", languages: [], state: null },
        "2026-10",
      );
      for (const event of statisticsEvents)
        for (const rows of Map.groupBy(all, ({ month }) => month).values()) {
          const [together, ...tools] = rows.map(({ figures }) => figures[event]);
          const shown = tools.filter((figure) => typeof figure === "number");
          const rest =
            Number(typeof together === "number" ? together : 0) - shown.reduce((sum, one) => sum + one, 0);
          expect(shown.every((figure) => figure >= fewestShown)).toBe(true);
          expect(rest === 0 || rest >= fewestShown).toBe(true);
        }
    }),
  );
});

test.each([
  ["Bay Harbor’s “Centro” Ñandú", "Bay Harbor’s “Centro” Ñandú"],
  ["家长中心", "center.example"],
])("%s is printed as %s", (name, printed) => {
  expect(printableName(name, "https://center.example/about")).toBe(printed);
});
