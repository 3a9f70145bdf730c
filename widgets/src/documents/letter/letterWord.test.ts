import { beforeAll, expect, it } from "vitest";
import { sampleLetter } from "../tests/sampleLetter.ts";
import { wordParts } from "../tests/wordParts.ts";
import { toWord } from "../toWord.ts";

let parts: Readonly<Record<string, string>>;
let paragraphs: readonly string[];
beforeAll(async () => {
  parts = await wordParts(await toWord(sampleLetter));
  paragraphs = part("word/document.xml").match(/<w:p>.*?<\/w:p>/gs) ?? [];
});

const part = (name: string) => parts[name] ?? "";
const withText = (text: string) => {
  const found = paragraphs.filter((paragraph) => paragraph.includes(`>${text}<`));
  expect(found, text).not.toHaveLength(0);
  return found[0] ?? "";
};

it("holds every word of the letter, and no heading", () => {
  const { body, recipient, date, delivery, salutation, closing, signature } = sampleLetter;
  const texts = body.flatMap((each) => (each.kind === "list" ? each.items : [each.text]));
  for (const text of [...texts, ...recipient, date, delivery ?? "", salutation, closing, signature])
    withText(text);
  expect(part("word/document.xml")).not.toMatch(/w:pStyle w:val="(Title|Heading)/);
});

it("is US Letter with margins of one inch at the sides", () => {
  expect(part("word/document.xml")).toMatch(/<w:pgSz w:w="12240" w:h="15840"/);
  expect(part("word/document.xml")).toMatch(/<w:pgMar [^>]*w:right="1440"[^>]*w:left="1440"/);
});

it("has its lists as lists", () => {
  for (const each of sampleLetter.body)
    if (each.kind === "list") for (const item of each.items) expect(withText(item)).toContain("<w:numPr>");
});

it("numbers its pages from the second on", () => {
  expect(part("word/document.xml")).toContain("<w:titlePg/>");
  const relation = (type: string) => {
    const id = part("word/document.xml").match(`<w:footerReference w:type="${type}" r:id="(\\w+)"`)?.[1];
    return part("word/_rels/document.xml.rels").match(`Id="${id}"[^>]*Target="([^"]+)"`)?.[1];
  };
  expect(part(`word/${relation("default")}`)).toContain("PAGE");
  expect(part(`word/${relation("first")}`)).toContain("<w:ftr");
  expect(part(`word/${relation("first")}`)).not.toContain("PAGE");
});

it("keeps the end of the letter, the closing and the signature on one page", () => {
  const last = sampleLetter.body.at(-1);
  if (last?.kind !== "paragraph") throw new Error("The sample ends in a paragraph.");
  for (const text of [last.text, "Sincerely,"]) expect(withText(text)).toContain("<w:keepNext/>");
  expect(withText(sampleLetter.body[0]?.kind === "paragraph" ? sampleLetter.body[0].text : "")).not.toContain(
    "<w:keepNext/>",
  );
});
