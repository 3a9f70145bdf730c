import { tools } from "@iep-insider/sdk/catalog";
import { type CountRequest, pagePaths } from "@iep-insider/sdk/contract";
import { contract } from "@iep-insider/sdk/contract/schemas";
import { expect, it } from "vitest";
import { type Analytics, createAnalytics } from "./createAnalytics.ts";

/** What both sinks get. */
function told(tell: (analytics: Analytics) => void) {
  const counts: CountRequest[] = [];
  const tag: string[] = [];
  const use = {
    pageView: (path: string) => tag.push(`page ${path}`),
  };
  tell(createAnalytics({ count: (one) => counts.push(one), advertising: { send: (tell) => tell(use) } }));
  return { counts, tag };
}

it.each<[what: string, tell: (it: Analytics) => void, counts: readonly string[], tag: readonly string[]]>([
  ["a page", (it) => it.pageView("/pricing"), ["page_view /pricing"], ["page /pricing"]],
  ["a new account", (it) => it.signup("/signup"), ["signup /signup"], []],
  ["a membership", (it) => it.purchase({ kind: "membership" }), ["purchase /subscribe"], []],
  ["a use", (it) => it.purchase({ kind: "use", tool: "denial-decoder" }), ["purchase denial-decoder"], []],
  [
    "a use of a tool still to be chosen",
    (it) => it.purchase({ kind: "use", tool: null }),
    ["purchase /pay-per-use"],
    [],
  ],
  [
    "the start of a paid tool",
    (it) => it.toolUsage("tool_start", "letter-generator"),
    ["tool_start letter-generator"],
    [],
  ],
  [
    "the start of a free tool, which is its use",
    (it) => it.toolUsage("tool_start", "rights-guide"),
    ["tool_start rights-guide", "tool_usage rights-guide"],
    [],
  ],
  [
    "the end of a free tool",
    (it) => it.toolUsage("tool_complete", "rights-guide"),
    ["tool_complete rights-guide"],
    [],
  ],
])("counts %s", (_, tell, counts, tag) => {
  const heard = told(tell);
  expect(heard.counts.map(({ event, subject }) => `${event} ${subject}`)).toEqual(counts);
  expect(heard.tag).toEqual(tag);
});

it("sends our server only values that its schema allows", () => {
  const all = told((it) => {
    for (const path of pagePaths) it.pageView(path);
    for (const { id } of tools) {
      it.toolUsage("tool_start", id);
      it.purchase({ kind: "use", tool: id });
    }
    it.pageView("/404");
  }).counts;
  for (const request of all)
    expect(contract.usage.count.input.safeParse(request).success, request.subject).toBe(true);
  // No price is among them.
  expect(new Set(all.flatMap(Object.keys))).toEqual(new Set(["event", "subject"]));
});
