import { expect, it } from "vitest";
import { textOf } from "./textOf.ts";

it("has a line for each string, however deep, and none for what no parent reads", () => {
  const content = {
    id: "not-read",
    title: "Title",
    points: ["One.", "Two."],
    count: 3,
    label: () => "not known",
    inside: { to: "/path", text: "Three." },
  };
  expect(textOf(content, ["id", "to"])).toBe("Title\nOne.\nTwo.\nThree.");
});
