import { expect, it } from "vitest";
import type { AnyRecord } from "./CaseRecord.ts";
import { readCaseFile, writeCaseFile } from "./caseFile.ts";

const note: AnyRecord = {
  id: "1",
  kind: "note",
  createdAt: "2026-11-26T00:00:00.000Z",
  changedAt: "2026-11-26T00:00:00.000Z",
  value: { text: "Ms. Ortiz called. \u{1F4DE}", day: "2026-11-26" },
};
const file = { format: "iep-insider-case", version: 1, savedOn: "2026-11-26", records: [note] };

it("reads what it wrote", () =>
  expect(readCaseFile(writeCaseFile([note], "2026-11-26"))).toEqual({
    kind: "case",
    records: [note],
    leftOut: 0,
  }));

it("counts entries that it cannot read", () =>
  expect(readCaseFile(JSON.stringify({ ...file, records: [note, { ...note, kind: "hat" }, null] }))).toEqual({
    kind: "case",
    records: [note],
    leftOut: 2,
  }));

it.each([
  ["an empty file", "", "no-case"],
  ["half of a file", writeCaseFile([note], "2026-11-26").slice(0, 100), "no-case"],
  ["another JSON file", JSON.stringify({ records: [note] }), "no-case"],
  ["a list", "[]", "no-case"],
  ["null", "null", "no-case"],
  ["no records", JSON.stringify({ ...file, records: {} }), "no-case"],
  ["a file of a newer release", JSON.stringify({ ...file, version: 2 }), "newer"],
] as const)("says what %s is", (_, text, kind) => expect(readCaseFile(text)).toEqual({ kind }));
