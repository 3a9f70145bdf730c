import { siteSettingsSchema } from "@iep-insider/sdk/contract/schemas";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readSettings, writeSettings } from "./settings.ts";

const name = "Bay Harbor Parent Center";
const asNew = {
  brand: { name, logo: null, accent: null, phone: null, nextStep: null },
  defaultState: null,
  tools: null,
  emailGate: true,
  frameOnly: false,
  whiteLabel: null,
};

test("what a partner has set is restored unchanged written", () => {
  const settings = {
    brand: {
      name: "Bay Harbor",
      logo: `/embed/logo/${"a".repeat(32)}.png`,
      accent: "#0e5a5a",
      phone: "(555) 010-0100",
      nextStep: { label: "Call us", phone: "(555) 010-0199", link: "https://bay.example/call" },
    },
    defaultState: "MA",
    tools: ["letter-generator" as const],
    emailGate: false,
    frameOnly: false,
    whiteLabel: null,
  };
  expect(readSettings({ name, settings: writeSettings(settings) })).toEqual(settings);
});

test.each([
  ["nothing was set", null, asNew],
  ["a tool is no more", '{"tools":["fortune-teller"],"defaultState":"TX"}', { ...asNew, defaultState: "TX" }],
  [
    "a part of the brand is wrong",
    '{"brand":{"name":"Bay","accent":"teal"}}',
    { ...asNew, brand: { ...asNew.brand, name: "Bay" } },
  ],
  ["a logo is on another site", '{"brand":{"logo":"https://elsewhere.example/a.png"}}', asNew],
  ["a link is code", '{"brand":{"nextStep":{"label":"A","phone":null,"link":"javascript:alert(1)"}}}', asNew],
])("what a partner has set is read where %s", (_, settings, expected) => {
  expect(readSettings({ name, settings })).toEqual(expected);
});

test("what a partner has set is read and right whatever the row holds", () => {
  const stored = fc.oneof(
    fc.string(),
    fc.json(),
    fc.record({ brand: fc.anything(), tools: fc.anything() }).map((it) => JSON.stringify(it) ?? ""),
  );
  fc.assert(
    fc.property(stored, fc.string({ maxLength: 200 }), (settings, longName) => {
      siteSettingsSchema.parse(readSettings({ name: longName, settings }));
    }),
    { numRuns: 500 },
  );
});
