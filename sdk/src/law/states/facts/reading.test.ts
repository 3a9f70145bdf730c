import { expect, it } from "vitest";
import { readingGrade, textOf, withoutLeftOut } from "../../../reading-grade/index.ts";
import * as factWords from "./factWords.ts";
import * as topicWords from "./topicWords.ts";

it("puts a state's facts into words for eight years of school", () => {
  const { stateTopics: _, ...topics } = topicWords;
  expect(readingGrade(withoutLeftOut(textOf([topics, { ...factWords }], ["id"])))).toBeLessThanOrEqual(8);
});
