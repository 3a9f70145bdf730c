import { tools } from "@iep-insider/sdk/catalog";
import { expect, it } from "vitest";
import { toolsWithScreen } from "./toolScreens.ts";

it("has a screen for exactly the tools of the hub", () => {
  const openable = tools.filter((tool) => tool.inHub).map((tool) => tool.id);
  expect(toolsWithScreen.toSorted()).toEqual(openable.toSorted());
});
