import { createFakeConnect } from "@iep-insider/sdk/access";
import { createCaseStore } from "@iep-insider/sdk/case";
import type { ToolId } from "@iep-insider/sdk/catalog";
import type { HandOff } from "@iep-insider/sdk/host";
import { expect, it } from "vitest";
import { memoryStorage } from "../../../tests/memoryStorage.ts";
import { createTabDraft } from "../../forms/tabDraft.ts";
import { createDashboardHost } from "./createDashboardHost.ts";
import { createHandOffs } from "./handOffs.ts";

const storage = memoryStorage();
const draftOf = (tool: ToolId) => createTabDraft(tool, () => storage);

function hostWith(start: HandOff | null = null) {
  const visited: string[] = [];
  const handOffs = createHandOffs(draftOf);
  const host = createDashboardHost({
    access: () => ({ state: "open" }),
    connect: createFakeConnect(),
    toasts: { show: () => {}, dismiss: () => {}, current: () => null, subscribe: () => () => {} },
    drafts: { read: () => null, write: () => {}, clear: () => {} },
    tool: "aide-screener",
    case: createCaseStore(),
    device: { read: () => null, write: () => "kept", subscribe: () => () => {} },
    start,
    handOffs,
    navigate: (path) => visited.push(path),
    track: () => {},
  });
  return { host, visited, handOffs };
}

const start = { from: "aide-screener", answers: { concern: "safety" } } as const;

it("hands off to a tool by its address, with the start in this tab until it is open", () => {
  const { host, visited, handOffs } = hostWith();
  host.handOff("letter-generator", start);
  expect(visited).toEqual(["/advanced-tools?tool=letter-generator"]);
  expect(handOffs.waitingFor("letter-generator")).toBe(start);
  // After a payment page or a reload, until the tool is open.
  expect(createHandOffs(draftOf).waitingFor("letter-generator")).toEqual(start);
  expect(handOffs.waitingFor("goal-analyzer")).toBeNull();
  handOffs.taken("letter-generator");
  expect(handOffs.waitingFor("letter-generator")).toBeNull();
  expect(createHandOffs(draftOf).waitingFor("letter-generator")).toBeNull();
});

it.each([
  null,
  1,
  { from: "nobody", answers: {} },
  { from: "letter-generator" },
  { from: "letter-generator", answers: 2 },
])("takes no start from what is not one: %j", (stored) => {
  const broken = createHandOffs(() => ({ read: () => stored, write: () => {} }));
  expect(broken.waitingFor("letter-generator")).toBeNull();
});

it("gives the receiving tool its start", () => {
  expect(hostWith(start).host.start).toBe(start);
  expect(hostWith().host.start).toBeNull();
});
