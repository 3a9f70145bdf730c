import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { attributes } from "./attributes.ts";
import { events } from "./events.ts";

const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");

describe("what the README tells a partner", () => {
  it.each(attributes)(
    "$name stands there, with its property and default",
    ({ name, property, default: preset }) => {
      const row = readme.split("\n").find((line) => line.startsWith(`| \`${name}\` |`));
      expect(row).toContain(`\`${property}\``);
      if (preset) expect(row).toContain(`\`${preset}\``);
    },
  );

  it.each(events)("$name stands there", ({ name }) => expect(readme).toContain(`\`${name}\``));
});
