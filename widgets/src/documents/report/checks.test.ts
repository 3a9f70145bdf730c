import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ReportDocument } from "../ReportDocument.ts";
import { wordParts } from "../tests/wordParts.ts";
import { toWord } from "../toWord.ts";
import { reportFormat } from "./reportFormat.tsx";

const document: ReportDocument = {
  kind: "report",
  fileName: "checks",
  title: "List",
  lead: [],
  sections: [
    {
      title: "Before",
      blocks: [
        {
          kind: "checks",
          checks: [
            {
              text: "Ask for drafts.",
              isDone: true,
              hint: `Early, ${"so that you can read it ".repeat(4)}`,
            },
            { text: `Write your questions down, ${"and leave room ".repeat(5)}.`, isDone: false },
          ],
        },
      ],
    },
  ],
  footer: [],
};

it("is written to a text file with [x] and [ ], with indented continuation lines, none too long", () => {
  const lines = reportFormat.toText(document).split("\n");
  const from = lines.indexOf("[x] Ask for drafts.");
  expect(lines[from + 1]).toMatch(/^ {4}Early, so that/);
  expect(lines[from + 2]).toMatch(/^ {4}\S/);
  expect(lines.find((line) => line.startsWith("[ ] "))).toMatch(/^\[ \] Write your questions down/);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(78);
});

it("has boxes in a Word file, checked as they were, that can still be changed", async () => {
  const word = (await wordParts(await toWord(document)))["word/document.xml"] ?? "";
  expect(word.match(/<w14:checkbox>/g)).toHaveLength(2);
  expect([...word.matchAll(/<w14:checked w14:val="(\w+)"/g)].map(([, value]) => value)).toEqual(["1", "0"]);
  expect([...word.matchAll(/<w:sym w:char="(\w+)"/g)].map(([, value]) => value)).toEqual(["2612", "2610"]);
});

it("prints a box for each line, and says in words which are done", () => {
  const page = renderToStaticMarkup(createElement("div", {}, reportFormat.toPage(document).content));
  expect(page.match(/<svg/g)).toHaveLength(2);
  expect(page).toContain('<span class="iep-unseen">Done: </span>Ask for drafts.');
  expect(page).toContain('<span class="iep-unseen">To do: </span>Write');
});
