import fc from "fast-check";
import { expect, it } from "vitest";
import { paymentKinds, type ToolId, toolIds } from "../../catalog/index.ts";
import type { Access } from "../../contract/index.ts";
import { accessWith } from "../tests/fakeSurroundings.ts";
import { accessStatusOf } from "./accessOrder.ts";

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
const under: Partial<Access> = { pending: ["letter-generator"] };

const rows: readonly [why: string, tool: ToolId, access: Partial<Access>, expected: unknown][] = [
  ["nothing", "letter-generator", {}, closed],
  ["a right to all tools", "letter-generator", { everything: true }, isOpen(null)],
  [
    "that goes before a day that ends",
    "letter-generator",
    { everything: true, ...day("letter-generator") },
    isOpen(null),
  ],
  ["its day runs", "letter-generator", day("letter-generator"), isOpen(later)],
  ["its day is over", "letter-generator", day("letter-generator", over), closed],
  ["another tool's day runs", "letter-generator", day("504-screener"), closed],
  ["the questionnaires open with the IEP vs 504 screener", "assessments", day("504-screener"), isOpen(later)],
  ["a use of its own", "letter-generator", uses("letter-generator"), unspent(false)],
  ["a credit of its kind", "letter-generator", uses(null), unspent(true)],
  [
    "a use of its own goes before a credit",
    "letter-generator",
    uses(null, "letter-generator"),
    unspent(false),
  ],
  ["the questionnaires take a use of the screener", "assessments", uses("504-screener"), unspent(false)],
  [
    "a credit of another kind",
    "letter-generator",
    { unspent: [{ tool: null, kind: "ai_question" }] },
    closed,
  ],
  ["a use of another tool", "letter-generator", uses("signing-advisor"), closed],
  ["a payment is under way", "letter-generator", under, { kind: "pending" }],
  ["a payment for another tool is under way", "504-screener", under, closed],
  [
    "a use goes before a payment under way",
    "letter-generator",
    { ...under, ...uses("letter-generator") },
    unspent(false),
  ],
  [
    "a subscription opens by its right, not by its name",
    "letter-generator",
    { hasActiveSubscription: true },
    closed,
  ],
];

it.each(rows)("%s", (_, tool, access, expected) => {
  expect(accessStatusOf({ ...nothing, ...access }, { tool, wanted: "the tool" }, now)).toEqual(expected);
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
  ranks.indexOf(accessStatusOf(access, { tool, wanted: "the tool" }, now).kind);

it("does not count the day of a document for another document, and counts a use", () => {
  const asked = { tool: "document-reader", wanted: "another document" } as const;
  const access = { ...nothing, ...day("document-reader") };
  expect(accessStatusOf(access, asked, now)).toEqual(closed);
  expect(accessStatusOf({ ...access, ...uses("document-reader") }, asked, now)).toEqual(unspent(false));
  expect(accessStatusOf({ ...access, everything: true }, asked, now)).toEqual(isOpen(null));
});

it("never gives less for more input", () => {
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
