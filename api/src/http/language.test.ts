import { expect, it } from "vitest";
import { readAcceptLanguage } from "./language.ts";

it.each([
  [undefined, null],
  ["", null],
  ["*", null],
  ["fr-FR,de;q=0.8", null],
  ["es", "es"],
  ["es-US", "es"],
  ["ES-mx,es;q=0.9,en;q=0.8", "es"],
  ["en-US,en;q=0.9,es;q=0.8", "en"],
  ["en;q=0.5, es;q=0.7", "es"],
  ["es;q=0, en;q=0.1", "en"],
  ["fr, es;q=0.3", "es"],
  ["est, ens", null],
  [`${"x,".repeat(5000)}es`, null],
])("reads the header %s as %s", (header, language) => {
  expect(readAcceptLanguage(header)).toBe(language);
});
