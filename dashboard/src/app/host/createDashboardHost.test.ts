import { type ToolId, toolById } from "@iep-insider/sdk/catalog";
import type { CountRequest } from "@iep-insider/sdk/contract";
import { expect, it } from "vitest";
import { createDashboardHost } from "./createDashboardHost.ts";
import { createHandOffs } from "./handOffs.ts";

function hostWith(implemented: readonly ToolId[]) {
  const visited: string[] = [];
  const counted: CountRequest[] = [];
  const handOffs = createHandOffs();
  const host = createDashboardHost({
    access: () => ({ state: "open" }),
    toasts: { show: () => {}, dismiss: () => {}, current: () => null, subscribe: () => () => {} },
    drafts: { read: () => null, write: () => {}, clear: () => {} },
    handOffs,
    navigate: (path) => visited.push(path),
    count: (request) => counted.push(request),
    toolById: (id) => ({ ...toolById(id), isImplemented: implemented.includes(id) }),
  });
  return { host, visited, counted, handOffs };
}

const start = { from: "aide-screener", answers: { concern: "safety" } } as const;

it.each([
  ["the tool, when it can be opened", ["letters"], "/advanced-tools?tool=letters"],
  ["its card, until then", [], "/advanced-tools#letter-generator"],
] as const)("hands off to %s", (_, implemented, path) => {
  const { host, visited, handOffs } = hostWith(implemented);
  host.handOff("letters", start);
  expect(visited).toEqual([path]);
  expect(path).not.toContain("safety");
  expect(handOffs.take("letters")).toEqual(start);
  expect(handOffs.take("letters")).toBeNull();
});

it("counts an event with the tool's id and nothing else", () => {
  const { host, counted } = hostWith([]);
  host.track("tool_start", "aide-screener");
  expect(counted).toEqual([{ event: "tool_start", subject: "aide-screener" }]);
});
