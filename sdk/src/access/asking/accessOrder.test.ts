import fc from "fast-check";
import { expect, it } from "vitest";
import { paymentKinds, type ToolId, toolIds } from "../../catalog/index.ts";
import type { Access } from "../../contract/index.ts";
import { accessWith } from "../tests/fakeSurroundings.ts";
import { standingOf } from "./accessOrder.ts";

const now = new Date("2026-11-21T12:00:00Z");
const later = "2026-11-21T12:00:01Z";
const over = "2026-11-21T12:00:00Z";

const nothing = accessWith();

const day = (tool: ToolId, until = later) => ({ open: [{ tool, until }] });
const uses = (...of: readonly (ToolId | null)[]) => ({
  unspent: of.map((tool) => ({ tool, kind: "quiz" as const })),
});
const closed = { kind: "closed" };
const isOpen = (until: string | null) => ({ kind: "open", until });
const unspent = (isCredit: boolean) => ({ kind: "unspent", isCredit });
const under: Partial<Access> = { pending: ["letters"] };

const rows: readonly [why: string, tool: ToolId, access: Partial<Access>, expected: unknown][] = [
  ["nothing", "letters", {}, closed],
  ["a right to all tools", "letters", { everything: true }, isOpen(null)],
  ["that goes before a day that ends", "letters", { everything: true, ...day("letters") }, isOpen(null)],
  ["its day runs", "letters", day("letters"), isOpen(later)],
  ["its day is over", "letters", day("letters", over), closed],
  ["another tool's day runs", "letters", day("screener"), closed],
  ["the questionnaires open with the IEP vs 504 screener", "assessments", day("screener"), isOpen(later)],
  ["a use of its own", "letters", uses("letters"), unspent(false)],
  ["a credit of its kind", "letters", uses(null), unspent(true)],
  ["a use of its own goes before a credit", "letters", uses(null, "letters"), unspent(false)],
  ["the questionnaires take a use of the screener", "assessments", uses("screener"), unspent(false)],
  ["a credit of another kind", "letters", { unspent: [{ tool: null, kind: "ai_question" }] }, closed],
  ["a use of another tool", "letters", uses("signing-advisor"), closed],
  ["a payment is under way", "letters", under, { kind: "pending" }],
  ["a payment for another tool is under way", "screener", under, closed],
  ["a use goes before a payment under way", "letters", { ...under, ...uses("letters") }, unspent(false)],
  ["a subscription opens by its right, not by its name", "letters", { hasActiveSubscription: true }, closed],
];

it.each(rows)("%s", (_, tool, access, expected) => {
  expect(standingOf({ ...nothing, ...access }, { tool, wanted: "the tool" }, now)).toEqual(expected);
});

const anyAccess: fc.Arbitrary<Access> = fc.record({
  everything: fc.boolean(),
  hasActiveSubscription: fc.boolean(),
  open: fc.array(fc.record({ tool: fc.constantFrom(...toolIds), until: fc.constantFrom(later, over) })),
  unspent: fc.array(
    fc.record({
      tool: fc.option(fc.constantFrom(...toolIds)),
      kind: fc.constantFrom(...paymentKinds),
    }),
  ),
  pending: fc.array(fc.constantFrom(...toolIds)),
  site: fc.constant(null),
  connection: fc.constantFrom("asked" as const, "allowed" as const, null),
});
const ranks = ["closed", "pending", "unspent", "open"];
const rank = (access: Access, tool: ToolId) =>
  ranks.indexOf(standingOf(access, { tool, wanted: "the tool" }, now).kind);

it("never gives less for having more", () => {
  fc.assert(
    fc.property(anyAccess, anyAccess, fc.constantFrom(...toolIds), (one, other, tool) => {
      const both: Access = {
        everything: one.everything || other.everything,
        hasActiveSubscription: one.hasActiveSubscription || other.hasActiveSubscription,
        open: [...one.open, ...other.open],
        unspent: [...one.unspent, ...other.unspent],
        pending: [...one.pending, ...other.pending],
        site: null,
        connection: one.connection ?? other.connection,
      };
      expect(rank(both, tool)).toBe(Math.max(rank(one, tool), rank(other, tool)));
    }),
  );
});
