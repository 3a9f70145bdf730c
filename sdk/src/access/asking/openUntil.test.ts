import { expect, it } from "vitest";
import type { ToolId } from "../../catalog/index.ts";
import { openUntil } from "./openUntil.ts";

const now = new Date(2026, 10, 23, 14, 0);
const until = new Date(2026, 10, 24, 13, 20).toISOString();
const open = (tool: ToolId) => [{ tool, until }];

it.each([
  [
    "a tool that is open for a day",
    "letter-generator",
    { everything: false, open: open("letter-generator") },
    /^Open until Tuesday,? (at )?1:20\sPM$/,
  ],
  [
    "an answer that is kept for a day",
    "goal-analyzer",
    { everything: false, open: open("goal-analyzer") },
    /^Your answer is kept until Tuesday,? (at )?1:20\sPM$/,
  ],
] as const)("says until when: %s", (_, tool, access, said) =>
  expect(openUntil(access, tool, now)).toMatch(said),
);

it.each([
  ["another tool", "504-screener", { everything: false, open: open("letter-generator") }, now],
  [
    "a day that is over",
    "letter-generator",
    { everything: false, open: open("letter-generator") },
    new Date(until),
  ],
  [
    "a member, for whom no day runs",
    "letter-generator",
    { everything: true, open: open("letter-generator") },
    now,
  ],
] as const)("says nothing of %s", (_, tool, access, at) => expect(openUntil(access, tool, at)).toBeNull());
