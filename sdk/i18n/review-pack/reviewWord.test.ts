import { Packer } from "docx";
import mammoth from "mammoth";
import { expect, test } from "vitest";
import type { ReviewedArea } from "./reviewedArea.ts";
import { reviewWord } from "./reviewWord.ts";

const area: ReviewedArea = {
  name: "tool-sample",
  kind: "screen",
  plainness: 71,
  reviewedBy: null,
  texts: [
    ["Ask the school", "Pida a la escuela", "content.ts"],
    ["You have {n} days", "Tiene {n} días", "content.ts"],
    ["The team may decide", "", "words.ts"],
  ].map(([english = "", spanish = "", file = ""]) => ({ english, spanish, file, places: ["words.title"] })),
};

test("a Word file has what to judge, then each text beside its Spanish under a row that repeats", async () => {
  const buffer = await Packer.toBuffer(reviewWord(area));
  const { value } = await mammoth.convertToHtml({ buffer });
  const [first = "", texts = ""] = value.split("<thead>");
  expect(first).toContain("Textos: 3, de ellos 1 sin traducir. Escala Fernández-Huerta: 71");
  expect(first).toContain("Nobody has reviewed this area yet.");
  // Mammoth makes a `thead` of the rows that Word repeats on each page.
  const [head = "", body = ""] = texts.split("</thead>");
  expect(cellsOf(head)).toEqual([
    ["N.º / No.", "English", "Español", "Dónde / Where", "Su cambio / Your change"],
  ]);
  expect(cellsOf(body)).toEqual([
    ["content.ts"],
    ["1", "Ask the school", "Pida a la escuela", "words.title", ""],
    ["2", "You have {n} days", "Tiene {n} días", "words.title", ""],
    ["words.ts"],
    ["3", "The team may decide", "", "words.title", ""],
  ]);
});

function cellsOf(html: string): readonly (readonly string[])[] {
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) => row);
  return rows.map((row) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) =>
      cell.replace(/<[^>]+>|\u200B/g, ""),
    ),
  );
}
