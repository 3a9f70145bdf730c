import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paymentKinds, type ToolId, toolIds } from "../../catalog/index.ts";
import type { Access } from "../../contract/index.ts";
import { standingOf } from "./accessOrder.ts";

const now = new Date("2026-11-21T12:00:00Z");
const later = "2026-11-21T12:00:01Z";
const over = "2026-11-21T12:00:00Z";

const nothing: Access = {
  everything: false,
  hasActiveSubscription: false,
  open: [],
  unspent: [],
  pending: [],
  site: null,
  connection: null,
};

const rows: readonly [why: string, tool: ToolId, access: Partial<Access>, expected: unknown][] = [
  ["nothing is there", "letters", {}, { kind: "closed" }],
  ["a right to all tools", "letters", { everything: true }, { kind: "open", until: null }],
  [
    "a right to all tools goes before a day that ends",
    "letters",
    { everything: true, open: [{ tool: "letters", until: later }] },
    { kind: "open", until: null },
  ],
  ["its day runs", "letters", { open: [{ tool: "letters", until: later }] }, { kind: "open", until: later }],
  ["its day is over", "letters", { open: [{ tool: "letters", until: over }] }, { kind: "closed" }],
  ["another tool's day runs", "letters", { open: [{ tool: "screener", until: later }] }, { kind: "closed" }],
  [
    "the questionnaires open with the IEP vs 504 screener",
    "assessments",
    { open: [{ tool: "screener", until: later }] },
    { kind: "open", until: later },
  ],
  [
    "a use of its own",
    "letters",
    { unspent: [{ tool: "letters", kind: "quiz" }] },
    { kind: "unspent", isCredit: false },
  ],
  [
    "a credit of its kind",
    "letters",
    { unspent: [{ tool: null, kind: "quiz" }] },
    { kind: "unspent", isCredit: true },
  ],
  [
    "a use of its own goes before a credit",
    "letters",
    {
      unspent: [
        { tool: null, kind: "quiz" },
        { tool: "letters", kind: "quiz" },
      ],
    },
    { kind: "unspent", isCredit: false },
  ],
  [
    "the questionnaires take a use of the screener",
    "assessments",
    { unspent: [{ tool: "screener", kind: "quiz" }] },
    { kind: "unspent", isCredit: false },
  ],
  [
    "a credit of another kind",
    "letters",
    { unspent: [{ tool: null, kind: "ai_question" }] },
    { kind: "closed" },
  ],
  [
    "a use of another tool",
    "letters",
    { unspent: [{ tool: "signing-advisor", kind: "quiz" }] },
    { kind: "closed" },
  ],
  ["a payment is under way", "letters", { pending: ["letters"] }, { kind: "pending" }],
  ["a payment for another tool is under way", "letters", { pending: ["screener"] }, { kind: "closed" }],
  [
    "a use goes before a payment under way",
    "letters",
    { pending: ["letters"], unspent: [{ tool: "letters", kind: "quiz" }] },
    { kind: "unspent", isCredit: false },
  ],
  [
    "a subscription opens by the right it gives, not by its name",
    "letters",
    { hasActiveSubscription: true },
    { kind: "closed" },
  ],
];

describe("the order of access (product.md section 4)", () => {
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
});
