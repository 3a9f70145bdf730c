import { createFakeConnect } from "@iep-insider/sdk/access";
import { type ToolId, toolById } from "@iep-insider/sdk/catalog";
import type { HandOff } from "@iep-insider/sdk/host";
import { expect, it } from "vitest";
import { createDashboardHost } from "./createDashboardHost.ts";
import { createHandOffs } from "./handOffs.ts";

function hostWith(implemented: readonly ToolId[], start: HandOff | null = null) {
  const visited: string[] = [];
  const handOffs = createHandOffs();
  const host = createDashboardHost({
    access: () => ({ state: "open" }),
    connect: createFakeConnect(),
    toasts: { show: () => {}, dismiss: () => {}, current: () => null, subscribe: () => () => {} },
    drafts: { read: () => null, write: () => {}, clear: () => {} },
    start,
    handOffs,
    navigate: (path) => visited.push(path),
    track: () => {},
    toolById: (id) => ({ ...toolById(id), isImplemented: implemented.includes(id) }),
  });
  return { host, visited, handOffs };
}

const start = { from: "aide-screener", answers: { concern: "safety" } } as const;

it("hands off to a tool that can be opened: by its address, with the start in memory until it stands", () => {
  const { host, visited, handOffs } = hostWith(["letters"]);
  host.handOff("letters", start);
  expect(visited).toEqual(["/advanced-tools?tool=letters"]);
  expect(handOffs.waitingFor("letters")).toBe(start);
  // A render may be done twice; only a tool that stands has taken its start.
  expect(handOffs.waitingFor("letters")).toBe(start);
  expect(handOffs.waitingFor("goals")).toBeNull();
  handOffs.taken("letters");
  expect(handOffs.waitingFor("letters")).toBeNull();
});

it("leads to the card of a tool that is not there yet, and keeps nothing", () => {
  const { host, visited, handOffs } = hostWith([]);
  host.handOff("letters", start);
  expect(visited).toEqual(["/advanced-tools#letter-generator"]);
  expect(handOffs.waitingFor("letters")).toBeNull();
});

it("gives the receiving tool its start", () => {
  expect(hostWith([], start).host.start).toBe(start);
  expect(hostWith([]).host.start).toBeNull();
});
