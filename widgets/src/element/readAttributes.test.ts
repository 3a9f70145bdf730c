import { expect, it } from "vitest";
import { problemsIn } from "./owner/problemsIn.ts";
import { readAttributes } from "./readAttributes.ts";

const defaults = {
  "site-key": null,
  "api-base": null,
  state: null,
  theme: "auto",
  render: "inline",
  mode: "inline",
  background: "paper",
  accent: null,
  heading: null,
};

const read = (attributes: Record<string, string>) => {
  const given = new Map(Object.entries(attributes));
  const { values, hasProblems } = readAttributes(given);
  const problems = problemsIn(given);
  // What says that there is something to tell must agree with what tells it.
  expect(hasProblems).toBe(problems.length > 0);
  return { values, problems };
};
const key = "site_abcDEF123456";

it("have their defaults when none is given, or each is empty", () => {
  expect(read({})).toEqual({ values: defaults, problems: [] });
  for (const name of Object.keys(defaults)) expect(read({ [name]: "" }), name).toEqual(read({}));
});

it.each([
  ["site-key", key, key],
  ["api-base", "https://iep.example/", "https://iep.example"],
  ["state", " ma ", "MA"],
  ["render", "iframe", "iframe"],
  ["mode", "slide-in", "slide-in"],
  ["heading", " For you ", "For you"],
  ["heading", "x".repeat(120), "x".repeat(120)],
  ["accent", "#5B2a3c", "#5B2a3c"],
  ["background", "transparent", "transparent"],
  ["background", "page #F7f3ea", "page #F7f3ea"],
] as const)("%s=%j is read as %j", (name, given, value) =>
  expect(read({ [name]: given })).toMatchObject({ values: { [name]: value }, problems: [] }),
);

it.each([
  ["site-key", "abc", "A site key begins with site_"],
  ["api-base", "javascript:alert(1)", "Write it in full"],
  ["state", "Massachusetts", "two letters"],
  ["theme", "Dark", "auto, light or dark"],
  ["render", "frame", "inline or iframe"],
  ["accent", "#abc", "#rrggbb"],
  ["heading", "x".repeat(121), "up to 120 characters"],
])("%s=%j keeps the default and says what to write", (name, given, correction) => {
  const { values, problems } = read({ [name]: given });
  expect(values).toEqual(read({}).values);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(correction);
});

it.each([
  ["site_key", "site-key"],
  ["data-site-key", "site-key"],
  ["siteKey", "site-key"],
])("%s was meant as %s", (name, meant) =>
  expect(read({ [name]: key }).problems[0]).toContain(`Did you mean "${meant}"?`),
);

it("leave the page's own alone", () => {
  const own = ["class", "id", "data-reactroot", "_ngcontent-abc", "v-cloak", "style"];
  expect(read(Object.fromEntries(own.map((name) => [name, "x"]))).problems).toEqual([]);
});
