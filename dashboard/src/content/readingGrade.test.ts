/// <reference types="vite/client" />
import { withoutLinks } from "@iep-insider/sdk/locale";
import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { expect, it } from "vitest";

/** Names of sections, addresses and files are not read. */
const unread = ["id", "to", "path", "address", "fileName", "tool", "citation"];
const contents = import.meta.glob<object>(["./*.ts", "!./*.test.ts"], { eager: true });
const texts = Object.entries(contents).map(([file, content]) => ({
  file,
  text: withoutLeftOut(withoutLinks(textOf({ ...content }, unread))),
}));
/** A few names of links, and those of the menus, have no grade of their own; they count in the whole. */
const whole = texts.filter(({ file, text }) => file !== "./navigation.ts" && text.split(/\s+/).length >= 50);

it("finds the words of every page", () => {
  expect(whole.map(({ file }) => file)).toEqual(
    expect.arrayContaining(["./home.ts", "./hub.ts", "./privacy.ts", "./terms.ts", "./accessibility.ts"]),
  );
});

it.each(whole)("$file can be read with eight years of school", ({ text }) => {
  expect(readingGrade(text)).toBeLessThanOrEqual(8);
});

it("all pages together read at grade 8 or below", () => {
  expect(readingGrade(texts.map(({ text }) => text).join("\n"))).toBeLessThanOrEqual(8);
});
