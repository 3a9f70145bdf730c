import { type CatalogTool, toolCategories, tools } from "@iep-insider/sdk/catalog";
import { describe, expect, it } from "vitest";
import { readHubAddress } from "./hubAddress.ts";
import { firstScreener, hubGroups, isOpenTo } from "./hubGroups.ts";

const ids = (list: readonly CatalogTool[]) => list.map((tool) => tool.id);

function tool(over: Partial<CatalogTool>): CatalogTool {
  return {
    id: "chat",
    tag: "iep-chat",
    title: "A tool",
    category: "Legal",
    payment: "quiz",
    inHub: true,
    ...over,
  };
}

it("with the catalog divides all tools among the four categories, each once", () => {
  const byCategory = toolCategories.flatMap((category) => {
    const { paid, free } = hubGroups(tools, category);
    return [...paid, ...free];
  });
  expect(ids(byCategory).toSorted()).toEqual(ids(tools.filter((each) => each.inHub)).toSorted());
});

it("with the catalog has a screener for the menu to lead to", () => {
  expect(firstScreener(hubGroups(tools, null))?.category).toBe("Assessment");
});

it.each([
  ["a tool with a page of its own has no card", [tool({ id: "assessments", inHub: false })], [], []],
  ["a free tool is not in the grid", [tool({ id: "rights-guide", payment: null })], [], ["rights-guide"]],
  [
    "what can be used comes first, else the catalog's order",
    [
      tool({ id: "chat", comingSoon: true }),
      tool({ id: "letter-generator" }),
      tool({ id: "goal-analyzer", comingSoon: true }),
      tool({ id: "denial-decoder" }),
    ],
    ["letter-generator", "denial-decoder", "chat", "goal-analyzer"],
    [],
  ],
])("%s", (_, list, paid, free) => {
  const groups = hubGroups(list, null);
  expect([ids(groups.paid), ids(groups.free)]).toEqual([paid, free]);
});

it("filters both groups by category", () => {
  const list = [tool({ id: "letter-generator" }), tool({ id: "dispute-guide", category: "Planning" })];
  expect(ids(hubGroups(list, "Planning").paid)).toEqual(["dispute-guide"]);
  expect(firstScreener(hubGroups(list, null))).toBeUndefined();
});

describe("a tool that comes soon", () => {
  const early = tool({ id: "letter-generator", comingSoon: true });
  const list = [tool({ id: "goal-analyzer" }), early, tool({ id: "rights-guide", payment: null })];
  const shown = (isMember: boolean) => {
    const { paid, free, comingSoon } = hubGroups(list, null, isMember);
    return [paid, free, comingSoon].map((group) => ids(group).join(" ")).join(", ");
  };

  it("is shown closed after the other tools to a visitor who is not a member", () => {
    expect(shown(false)).toEqual("goal-analyzer letter-generator, rights-guide, ");
    expect(isOpenTo(early, false)).toBe(false);
    expect(readHubAddress("?tool=letter-generator", false, list)).toMatchObject({
      kind: "grid",
      notice: "early",
    });
  });

  it("is shown open in its own list to members", () => {
    expect(shown(true)).toEqual("goal-analyzer, rights-guide, letter-generator");
    expect(isOpenTo(early, true)).toBe(true);
    expect(readHubAddress("?tool=letter-generator", true, list)).toMatchObject({ kind: "tool" });
  });
});
