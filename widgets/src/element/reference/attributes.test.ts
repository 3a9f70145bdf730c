import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { attributes } from "./attributes.ts";
import { events } from "./events.ts";

it("the README lists every attribute with its property and default, and every event", () => {
  const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
  for (const { name, property, default: preset } of attributes) {
    const row = readme.split("\n").find((line) => line.startsWith(`| \`${name}\` |`));
    expect(row, name).toContain(`\`${property}\``);
    if (preset) expect(row, name).toContain(`\`${preset}\``);
  }
  for (const { name } of events) expect(readme).toContain(`\`${name}\``);
});
