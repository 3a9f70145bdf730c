import { describe, expect, it } from "vitest";
import { problemsIn } from "./owner/problemsIn.ts";
import { readAttributes } from "./readAttributes.ts";

const defaults = {
  "site-key": null,
  "api-base": null,
  state: null,
  theme: "auto",
  render: "inline",
  mode: "inline",
  "button-label": null,
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

describe("an element's attributes", () => {
  it("have their defaults when none is given", () => {
    expect(read({})).toEqual({ values: defaults, problems: [] });
  });

  it.each([
    ["site-key", key, key],
    ["api-base", "https://iep.example/", "https://iep.example"],
    ["api-base", "https://iep.example/tools/", "https://iep.example/tools"],
    ["state", " ma ", "MA"],
    ["theme", "dark", "dark"],
    ["render", "iframe", "iframe"],
    ["mode", "dialog", "dialog"],
    ["button-label", " Ask us ", "Ask us"],
    ["button-label", "x".repeat(60), "x".repeat(60)],
    ["accent", "#5B2a3c", "#5B2a3c"],
    ["heading", "Tools of the Bay Harbor Center", "Tools of the Bay Harbor Center"],
  ] as const)("%s=%j is read as %j", (name, given, value) => {
    expect(read({ [name]: given })).toMatchObject({ values: { [name]: value }, problems: [] });
  });

  it.each(Object.keys(defaults))("%s with nothing in it is as if it were not there", (name) => {
    expect(read({ [name]: "" })).toEqual(read({}));
  });

  it.each([
    ["site-key", "abc", "A site key begins with site_"],
    ["api-base", "javascript:alert(1)", "Write it in full"],
    ["api-base", "iep.example", "Write it in full"],
    ["state", "Massachusetts", "two letters"],
    ["theme", "purple", "light, dark or auto"],
    ["theme", "Dark", "light, dark or auto"],
    ["render", "frame", "inline or iframe"],
    ["mode", "popup", "inline or dialog"],
    ["button-label", "x".repeat(61), "up to 60 characters"],
    ["accent", "red", "#rrggbb"],
    ["accent", "#abc", "#rrggbb"],
    ["heading", "x".repeat(121), "up to 120 characters"],
  ])("%s=%j keeps the default and says what to write", (name, given, mend) => {
    const { values, problems } = read({ [name]: given });
    expect(values).toEqual(read({}).values);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(mend);
  });

  it.each(["sitekey", "site_key", "data-site-key"])("%s was meant as site-key", (name) => {
    expect(read({ [name]: key }).problems[0]).toContain('Did you mean "site-key"?');
  });

  it.each([
    ["buttonLabel", "button-label"],
    ["data-mode", "mode"],
    ["data-accent", "accent"],
  ])("%s was meant as %s", (name, meant) => {
    expect(read({ [name]: "x" }).problems[0]).toContain(`Did you mean "${meant}"?`);
  });

  it.each(["class", "id", "data-reactroot", "_ngcontent-abc", "v-cloak", "style"])(
    "%s is the page's own",
    (name) => {
      expect(read({ [name]: "x" }).problems).toEqual([]);
    },
  );
});
