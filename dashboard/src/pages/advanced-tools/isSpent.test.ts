import { noAccess } from "@iep-insider/sdk/access";
import type { ToolId } from "@iep-insider/sdk/catalog";
import type { Access } from "@iep-insider/sdk/contract";
import { expect, it } from "vitest";
import { isSpent } from "./isSpent.ts";

const letters = { tool: "letter-generator", kind: "quiz" } as const;
const credit = { tool: null, kind: "quiz" } as const;
const openOf = (tool: ToolId) => ({ open: [{ tool, until: "2026-11-22T12:00:00.000Z" }] });

it.each<[string, Parameters<typeof isSpent>[0], Partial<Access>, boolean]>([
  ["nothing is left", letters, {}, true],
  ["all tools are open", letters, { everything: true }, false],
  ["its day runs", letters, openOf("letter-generator"), false],
  ["another tool's day runs", letters, openOf("504-screener"), true],
  ["its use is left", letters, { unspent: [letters] }, false],
  ["a credit is left", credit, { unspent: [credit] }, false],
  ["a credit of the other kind is left", credit, { unspent: [{ tool: null, kind: "ai_question" }] }, true],
  [
    "the questionnaires, which open with the screener",
    { tool: "assessments", kind: "quiz" },
    { unspent: [{ tool: "504-screener", kind: "quiz" }] },
    false,
  ],
])("%s", (_, claimed, access, expected) => {
  expect(isSpent(claimed, { ...noAccess, ...access })).toBe(expected);
});
