import { expect, it } from "vitest";
import { parseStateFiles } from "./lawFiles.ts";
import { lawReport } from "./lawReport.ts";

it("counts facts by status and source, and names those that are old on the day", () => {
  const [first] = parseStateFiles();
  if (!first) throw new Error("There are no state files.");
  const source = { url: "https://dpi.wi.gov/", quote: "Age 21." };
  const upperAge = {
    status: "verified" as const,
    checkedOn: "2026-01-10",
    rule: "Through age 21.",
    sources: [
      { ...source, kind: "copy" as const },
      { ...source, kind: "official" as const },
    ],
    research: {},
  };
  const files = [
    { ...first, facts: { upperAge, recording: { status: "none" as const, sources: [], research: {} } } },
  ];
  const lines = lawReport(files, "2027-01-11")
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim());
  expect(lines).toContain("upperAge 1 0 0 0 0 0");
  expect(lines).toContain("recording 0 0 0 0 1 0");
  expect(lines).toContain("evaluation 0 0 0 0 0 1");
  expect(lines).toContain("verified 1 0 0 0");
  expect(lines).toContain(`${first.state}, upperAge: 2026-01-10`);
  expect(lawReport(files, "2027-01-10")).toContain("Older than 12 months on 2027-01-10: 0.");
});

it.each([
  ["a year to the day after the first was read", "2027-11-21", []],
  ["a day later", "2027-11-22", ["iee: 2026-11-21"]],
  ["a year after the last was read", "2027-11-25", ["iee: 2026-11-21", "ages: 2026-11-24"]],
])("names the federal provisions to read again: %s", (_, today, expected) => {
  const federal = [
    { id: "iee", asOf: "2026-11-21" },
    { id: "ages", asOf: "2026-11-24" },
  ];
  const lines = lawReport([], today, federal).split("\n");
  const from = lines.findIndex((line) => line.startsWith("Federal provisions to read again"));
  expect(lines[from]).toContain(`: ${expected.length} of 2.`);
  expect(lines.slice(from + 1, from + 1 + expected.length).map((line) => line.trim())).toEqual(expected);
});
