import { type CatalogTool, toolCategories, tools } from "@iep-insider/sdk/catalog";
import { describe, expect, it } from "vitest";
import { readHubAddress } from "./hubAddress.ts";
import { firstScreener, hubGroups, isOpenTo } from "./hubGroups.ts";

const ids = (list: readonly CatalogTool[]) => list.map((tool) => tool.id);

function tool(over: Partial<CatalogTool>): CatalogTool {
  return {
    id: "chatbot",
    tag: "a-b",
    title: "A tool",
    description: "It helps.",
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
  ["a free tool is not in the grid", [tool({ id: "rights", payment: null })], [], ["rights"]],
  [
    "what can be used comes first, else the catalog's order",
    [
      tool({ id: "chatbot", comingSoon: true }),
      tool({ id: "letters" }),
      tool({ id: "goals", comingSoon: true }),
      tool({ id: "denials" }),
    ],
    ["letters", "denials", "chatbot", "goals"],
    [],
  ],
])("%s", (_, list, paid, free) => {
  const groups = hubGroups(list, null);
  expect([ids(groups.paid), ids(groups.free)]).toEqual([paid, free]);
});

it("filters both groups by category", () => {
  const list = [tool({ id: "letters" }), tool({ id: "dispute-guide", category: "Planning" })];
  expect(ids(hubGroups(list, "Planning").paid)).toEqual(["dispute-guide"]);
  expect(firstScreener(hubGroups(list, null))).toBeUndefined();
});

describe("a tool that comes soon", () => {
  const early = tool({ id: "letters", comingSoon: true });
  const list = [tool({ id: "goals" }), early, tool({ id: "rights", payment: null })];
  const shown = (isMember: boolean) => {
    const { paid, free, comingSoon } = hubGroups(list, null, isMember);
    return [paid, free, comingSoon].map((group) => ids(group).join(" ")).join(", ");
  };

  it("stands closed among the others, after them, for whoever is no member", () => {
    expect(shown(false)).toEqual("goals letters, rights, ");
    expect(isOpenTo(early, false)).toBe(false);
    expect(readHubAddress("?tool=letters", false, list)).toMatchObject({ kind: "grid", notice: "early" });
  });

  it("stands open in a list of its own for members", () => {
    expect(shown(true)).toEqual("goals, rights, letters");
    expect(isOpenTo(early, true)).toBe(true);
    expect(readHubAddress("?tool=letters", true, list)).toMatchObject({ kind: "tool" });
  });
});
