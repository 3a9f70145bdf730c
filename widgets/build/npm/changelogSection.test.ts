import { expect, it } from "vitest";
import { addSection, sectionOf } from "./changelogSection.ts";

const before =
  "# What changed\n\nFor owners of sites.\n\n## 1.0.0\n\nThe first version.\n\n## How versions work\n";

it("writes a version's changes above the newest version, below the introduction", () => {
  const section = sectionOf("1.1.0", [
    { summary: "A new attribute.\nIt has two lines." },
    { summary: "A fix." },
  ]);
  expect(addSection(before, section)).toBe(
    before.replace("## 1.0.0", "## 1.1.0\n\n- A new attribute.\n  It has two lines.\n- A fix.\n\n## 1.0.0"),
  );
});

it("refuses a changelog without a version", () => {
  expect(() => addSection("# What changed\n\n## How versions work\n", "## 1.1.0\n")).toThrow(
    "no version heading",
  );
});
