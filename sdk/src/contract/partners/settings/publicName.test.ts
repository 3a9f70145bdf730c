import { expect, it } from "vitest";
import { publicNameField } from "./schemas.ts";

const field = publicNameField("Please give a name.", 80);

it.each([
  ["Bay Harbor Parent Center", "Bay Harbor Parent Center"],
  ["  Centro  de Padres «Ñandú»\t", "Centro de Padres «Ñandú»"],
  // NFKC: full width, and a letter with its accent apart.
  ["Ｂａｙ Cafe\u0301", "Bay Café"],
  ["家长中心 مركز الآباء", "家长中心 مركز الآباء"],
])("takes %j as %j", (written, kept) => {
  expect(field.parse(written)).toBe(kept);
});

it.each([
  ["nothing", " \u3000 "],
  ["a word that turns the others around", "Center\u202Egro.live"],
  ["an isolate", "Center\u2066x"],
  ["a character of no width", "IEP\u200BInsider"],
  ["a line break", "Center\nPro"],
  ["a control character", "Center\u0007"],
  ["half a character", "Center \ud83d"],
  ["our name", "IEP Insider"],
  ["our name inside another", "The IEP-Insider Support Team"],
  ["our name in full width", "ＩＥＰ Ｉｎｓｉｄｅｒ"],
  ["our name in Cyrillic letters", "ІЕР Insider"],
  ["our name in look-alikes", "1EP lnsıder"],
  ["our name with accents", "ÍEP Ínsidér"],
  ["who takes the payments", "Stripe Billing"],
  ["too much", "x".repeat(81)],
])("refuses %s", (_, written) => {
  expect(field.safeParse(written).success).toBe(false);
});
