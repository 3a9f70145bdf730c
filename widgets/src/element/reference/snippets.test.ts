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
  background: "page",
  accent: "#5b2a3c",
  heading: "A heading",
  buttonLabel: "A label",
  state: "MA",
};

it("every attribute of a snippet is one that elements have, under the same property", () => {
  const known = new Map<string, string>(attributes.map(({ name, property }) => [name, property]));
  const written = attributesOf(everything);
  for (const { name, property } of written) expect(known.get(name)).toBe(property);
  // Our server's address is needed only with the package, and is in the package snippets.
  expect([...known.keys()].filter((name) => name !== "api-base").sort()).toEqual(
    written.map(({ name }) => name).sort(),
  );
});

it("nothing is written where the element's own default is meant, and texts may be as long here as there", () => {
  expect(attributesOf(plainChoice("rights"))).toEqual([]);
  const byProperty = Object.fromEntries(attributes.map((row) => [row.property, row]));
  expect(byProperty).toMatchObject({
    render: { default: "inline" },
    mode: { default: "inline" },
    theme: { default: "auto" },
    heading: { atMost: longestHeading },
    buttonLabel: { atMost: longestButtonLabel },
  });
});
