import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { expect, it } from "vitest";
import { complete, words } from "./content.ts";
import { words as reply } from "./replyContent.ts";

const said = (content: object): unknown[] =>
  Object.values(content).map((one) => (typeof one === "function" ? one(2, 3) : one));

it.each([
  ["the chat", said(words)],
  ["the end of a single use", complete],
  ["around an answer", reply],
])("speaks in words for eight years of school: %s", (_, content) => {
  expect(readingGrade(withoutLeftOut(textOf(content)))).toBeLessThanOrEqual(8);
});
