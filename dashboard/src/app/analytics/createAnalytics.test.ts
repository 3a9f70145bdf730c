import { prices, tools } from "@iep-insider/sdk/catalog";
import type { CountRequest } from "@iep-insider/sdk/contract";
import { usageDescriptions } from "@iep-insider/sdk/contract/schemas";
import { expect, it } from "vitest";
import { pagePaths } from "../pagePaths.ts";
import { type Analytics, createAnalytics } from "./createAnalytics.ts";

/** What both sinks get. */
function told(tell: (analytics: Analytics) => void) {
  const counts: CountRequest[] = [];
  const tag: unknown[] = [];
  tell(
    createAnalytics({
      count: (request) => counts.push(request),
      advertising: {
        send: (use) =>
          use({
            pageView: (path) => tag.push(["page", path]),
            signup: () => tag.push(["signup"]),
            purchase: (kind, cents) => tag.push(["purchase", kind, cents]),
          }),
      },
    }),
  );
  return { counts, tag };
}

it.each([
  [
    "a page",
    (it: Analytics) => it.pageView("/pricing"),
    [{ event: "page_view", subject: "/pricing" }],
    [["page", "/pricing"]],
  ],
  [
    "a new account",
    (it: Analytics) => it.signup("/signup"),
    [{ event: "signup", subject: "/signup" }],
    [["signup"]],
  ],
  [
    "a membership, at 19.99",
    (it: Analytics) => it.purchase({ kind: "membership" }),
    [{ event: "purchase", subject: "/subscribe" }],
    [["purchase", "membership", 1999]],
  ],
  [
    "a use of a tool, at 4.99, without its name for anybody else",
    (it: Analytics) => it.purchase({ kind: "use", tool: "denials" }),
    [{ event: "purchase", subject: "denials" }],
    [["purchase", "use", 499]],
  ],
  [
    "a use of a tool still to be chosen, at a price of its own",
    (it: Analytics) => it.purchase({ kind: "use", tool: null }, 399),
    [{ event: "purchase", subject: "/pay-per-use" }],
    [["purchase", "use", 399]],
  ],
  [
    "the start of a paid tool",
    (it: Analytics) => it.toolUsage("tool_start", "aide-screener"),
    [{ event: "tool_start", subject: "aide-screener" }],
    [],
  ],
  [
    "the start of a free tool, which is its use",
    (it: Analytics) => it.toolUsage("tool_start", "rights"),
    [
      { event: "tool_start", subject: "rights" },
      { event: "tool_usage", subject: "rights" },
    ],
    [],
  ],
  [
    "the end of a free tool",
    (it: Analytics) => it.toolUsage("tool_complete", "rights"),
    [{ event: "tool_complete", subject: "rights" }],
    [],
  ],
] as const)("counts %s", (_, tell, counts, tag) => {
  expect(told(tell)).toEqual({ counts, tag });
});

it("has the prices of the catalog as defaults", () => {
  expect([prices.proMonthly, prices.singleUse]).toEqual([1999, 499]);
});

it("sends our server only what its fixed shape takes", () => {
  const all = told((it) => {
    for (const path of pagePaths) it.pageView(path);
    for (const { id } of tools) {
      it.toolUsage("tool_start", id);
      it.purchase({ kind: "use", tool: id });
    }
    it.pageView("/404");
  }).counts;
  for (const request of all)
    expect(usageDescriptions.count.input.safeParse(request).success, request.subject).toBe(true);
  // No price is among them.
  expect(new Set(all.flatMap(Object.keys))).toEqual(new Set(["event", "subject"]));
});
