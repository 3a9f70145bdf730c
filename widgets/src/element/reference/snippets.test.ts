import {
  attributesOf,
  type EmbedChoice,
  longestButtonLabel,
  longestHeading,
  plainChoice,
} from "@iep-insider/sdk/embed";
import { expect, it } from "vitest";
import { attributes } from "./attributes.ts";

// What snippets write is what elements read: both have their own list, since the sdk knows no element.

const everything: EmbedChoice = {
  tool: "rights",
  siteKey: "site_examplepages",
  render: "iframe",
  mode: "dialog",
  theme: "dark",
  accent: "#5b2a3c",
  heading: "A heading",
  buttonLabel: "A label",
  state: "MA",
};

it("every attribute of a snippet is one that elements have, under the same property", () => {
  const known = new Map<string, string>(attributes.map(({ name, property }) => [name, property]));
  const written = attributesOf(everything);
  for (const { name, property } of written) expect(known.get(name)).toBe(property);
  // The address of our server is needed in packages alone, and stands in their snippets.
  expect([...known.keys()].filter((name) => name !== "api-base").sort()).toEqual(
    written.map(({ name }) => name).sort(),
  );
});

it("nothing is written where the element's own default is meant", () => {
  expect(attributesOf(plainChoice("rights"))).toEqual([]);
  const defaults = Object.fromEntries(attributes.map((row) => [row.property, row.default]));
  expect(defaults).toMatchObject({ render: "inline", mode: "inline", theme: "auto" });
});

it("texts may be as long here as there", () => {
  const atMost = (name: string) => {
    const row = attributes.find((candidate) => candidate.name === name);
    return row && "atMost" in row ? row.atMost : undefined;
  };
  expect([atMost("heading"), atMost("button-label")]).toEqual([longestHeading, longestButtonLabel]);
});
