import type { Access } from "@iep-insider/sdk/contract";
import { expect, it } from "vitest";
import { isSpent } from "./isSpent.ts";

const nothing: Access = {
  everything: false,
  hasActiveSubscription: false,
  open: [],
  unspent: [],
  pending: [],
  site: null,
  connection: null,
};
const until = "2026-11-22T12:00:00.000Z";

it.each<[string, Parameters<typeof isSpent>[0], Partial<Access>, boolean]>([
  ["all tools are open", { tool: "letters", kind: "quiz" }, { everything: true }, false],
  ["its day runs", { tool: "letters", kind: "quiz" }, { open: [{ tool: "letters", until }] }, false],
  [
    "another tool's day runs",
    { tool: "letters", kind: "quiz" },
    { open: [{ tool: "screener", until }] },
    true,
  ],
  [
    "its use is left",
    { tool: "letters", kind: "quiz" },
    { unspent: [{ tool: "letters", kind: "quiz" }] },
    false,
  ],
  [
    "a credit of the other kind is left",
    { tool: null, kind: "quiz" },
    { unspent: [{ tool: null, kind: "ai_question" }] },
    true,
  ],
])("%s", (_, claimed, access, expected) => {
  expect(isSpent(claimed, { ...nothing, ...access })).toBe(expected);
});
