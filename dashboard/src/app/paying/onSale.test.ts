import { type CatalogTool, toolById } from "@iep-insider/sdk/catalog";
import { expect, it } from "vitest";
import { isOnSale } from "./onSale.ts";

const tool = (over: Partial<CatalogTool>): CatalogTool => ({ ...toolById("letters"), ...over });

it.each([
  ["a tool of the kind that is there", [tool({ payment: "ai_question" })], true],
  ["one that is still to come", [tool({ payment: "ai_question", isImplemented: false })], false],
  ["a tool of the other kind", [tool({ payment: "quiz" })], false],
  ["a free tool", [tool({ payment: null })], false],
  ["no tool", [], false],
])("with %s", (_, all, expected) => {
  expect(isOnSale("ai_question", all)).toBe(expected);
});
