import { expect, test } from "vitest";
import { linksIn } from "./linksIn.ts";

const origin = "https://iep.example";

test.each([
  [`Confirme: ${origin}/verify-email?token=a/b`, `Confirme: ${origin}/es/verify-email?token=a/b`],
  [
    `<a href="${origin}/advanced-tools?tool=chat&amp;claim=k">`,
    `<a href="${origin}/es/advanced-tools?tool=chat&amp;claim=k">`,
  ],
  // Another page, a file, and one in English only.
  [`de IEP Insider, ${origin}.`, `de IEP Insider, ${origin}.`],
  [`${origin}/templates/a.txt`, `${origin}/templates/a.txt`],
  [`${origin}/partners/manage`, `${origin}/partners/manage`],
  [`${origin}.example/contact`, `${origin}.example/contact`],
])("leads %s to the page in Spanish, if there is one", (text, spanish) => {
  expect(linksIn("es", text, origin)).toBe(spanish);
  expect(linksIn("en", text, origin)).toBe(text);
});
