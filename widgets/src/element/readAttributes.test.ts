import { describe, expect, it } from "vitest";
import { readAttributes } from "./readAttributes.ts";

const read = (given: Record<string, string>) => readAttributes(new Map(Object.entries(given)));
const key = "site_abcDEF123456";

describe("an element's attributes", () => {
  it("have their defaults when none is given", () => {
    expect(read({})).toEqual({
      values: { "site-key": null, "api-base": null, state: null, theme: "auto" },
      problems: [],
    });
  });

  it.each([
    ["site-key", key, key],
    ["api-base", "https://iep.example/", "https://iep.example"],
    ["api-base", "https://iep.example/tools/", "https://iep.example/tools"],
    ["state", " ma ", "MA"],
    ["theme", "dark", "dark"],
  ] as const)("%s=%j is read as %j", (name, given, value) => {
    expect(read({ [name]: given })).toMatchObject({ values: { [name]: value }, problems: [] });
  });

  it.each(["site-key", "api-base", "state", "theme"])(
    "%s with nothing in it is as if it were not there",
    (name) => {
      expect(read({ [name]: "" })).toEqual(read({}));
    },
  );

  it.each([
    ["site-key", "abc", "A site key begins with site_"],
    ["api-base", "javascript:alert(1)", "Write it in full"],
    ["api-base", "iep.example", "Write it in full"],
    ["state", "Massachusetts", "two letters"],
    ["theme", "purple", "light, dark or auto"],
  ])("%s=%j keeps the default and says what to write", (name, given, mend) => {
    const { values, problems } = read({ [name]: given });
    expect(values).toEqual(read({}).values);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(mend);
  });

  it.each(["sitekey", "site_key", "data-site-key"])("%s was meant as site-key", (name) => {
    expect(read({ [name]: key }).problems[0]).toContain('Did you mean "site-key"?');
  });

  it.each(["class", "id", "data-reactroot", "_ngcontent-abc", "v-cloak", "style"])(
    "%s is the page's own",
    (name) => {
      expect(read({ [name]: "x" }).problems).toEqual([]);
    },
  );
});
