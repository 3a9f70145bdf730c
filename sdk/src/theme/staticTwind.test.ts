import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { classesIn, sheetOf, UnknownClassError, withOurRem } from "./staticTwind.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sheet-"));
});
afterEach(() => rmSync(folder, { recursive: true }));
const source = (text: string) => writeFileSync(join(folder, "a.tsx"), text);

it("reads tw literals and nothing else", () => {
  expect(classesIn("tw`p-4\n  flex` + `self-injury` + 'p-2'")).toEqual(["p-4", "flex"]);
});

it("makes rules for them", () => {
  source("const a = tw`flex p-4`;");
  expect(sheetOf([folder]).css).toBe(".flex{display:flex}.p-4{padding:var(--iep-rem)}");
});

it("makes a shadow that needs nothing else to be seen", () => {
  source("const a = tw`shadow`;");
  expect(sheetOf([folder]).css).toBe(".shadow{box-shadow:0 1px 2px rgb(29 42 51/.06)}");
});

it("makes no class again that the sheet before it has", () => {
  source("const a = tw`flex p-4`;");
  const before = mkdtempSync(join(tmpdir(), "sheet-"));
  writeFileSync(join(before, "b.tsx"), "const b = tw`flex wide:block`;");
  expect(sheetOf([folder], [before]).css).toBe(".p-4{padding:var(--iep-rem)}");
  rmSync(before, { recursive: true });
});

it("follows the element's own width with wide:", () => {
  source("const a = tw`wide:flex`;");
  expect(sheetOf([folder]).css).toContain("@container (min-width:560px){.wide\\:flex{display:flex}}");
});

it("writes a query once for the rules below it", () => {
  source("const a = tw`wide:flex wide:p-4 p-2`;");
  expect(sheetOf([folder]).css.match(/@container/g)).toHaveLength(1);
  expect(sheetOf([folder]).css).toMatch(/\}\}$/);
});

it("leaves the selector of a class with a length as twind escaped it", () => {
  source("const a = tw`min-h-[2.75rem]`;");
  expect(sheetOf([folder]).css).toBe(".min-h-\\[2\\.75rem\\]{min-height:calc(var(--iep-rem)*2.75)}");
});

it.each(["ps-4", "bg-purple-600", "text-nonsense"])("fails on %s, which would do nothing", (name) => {
  source(`const a = tw\`${name}\`;`);
  expect(() => sheetOf([folder])).toThrow(UnknownClassError);
  expect(() => sheetOf([folder])).toThrow(name);
});

it("negates a length once, and needs no unit for zero", () => {
  source("const a = tw`-ml-2 p-0`;");
  expect(sheetOf([folder]).css).toBe(".p-0{padding:0}.-ml-2{margin-left:calc(var(--iep-rem)*-0.5)}");
});

it("leaves no rem, so that the page's root font size does not matter", () => {
  expect(withOurRem("a{margin:-.5rem;width:1rem}@media (min-width:40rem){b{top:2rem}}")).toBe(
    "a{margin:calc(var(--iep-rem)*-0.5);width:var(--iep-rem)}@media (min-width:640px){b{top:calc(var(--iep-rem)*2)}}",
  );
});
