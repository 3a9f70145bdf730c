import fc from "fast-check";
import { expect, it } from "vitest";
import { sampleLetter } from "../tests/sampleLetter.ts";
import { emailDraft, longestAddress } from "./emailDraft.ts";
import { letterText } from "./letterText.ts";

const parts = { subject: "Request for a meeting & more", body: "Dear Dr. Adams:\n\n100% + tea?\n" };

it("holds subject and body, with line breaks as e-mail has them and no recipient", () =>
  expect(emailDraft(parts, 2000)).toEqual({
    address:
      "mailto:?subject=Request%20for%20a%20meeting%20%26%20more&body=Dear%20Dr.%20Adams%3A%0D%0A%0D%0A100%25%20%2B%20tea%3F",
    isFilled: true,
  }));

it("has the whole text up to the device's limit, and is empty one character above it", () => {
  const { length } = emailDraft(parts, 2000).address;
  expect(emailDraft(parts, length).isFilled).toBe(true);
  expect(emailDraft(parts, length - 1)).toEqual({
    address: "mailto:?subject=Request%20for%20a%20meeting%20%26%20more",
    isFilled: false,
  });
});

it("brings every text through, and never fails", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const { searchParams } = new URL(emailDraft({ subject: "S", body: `.${text}.` }, 99_999).address);
      const expected = `.${text}.`.replace(/\r?\n/g, "\r\n").replace(/\p{Surrogate}/gu, "\uFFFD");
      expect(searchParams.get("body")).toBe(expected);
    }),
  );
  expect(emailDraft({ subject: "S", body: "half \ud83d" }, 2000).address).toContain("%EF%BF%BD");
});

it.each([
  ["Windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0", false],
  ["Mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari", true],
  ["Android", "Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile", true],
  ["unknown", "", false],
])("%s: whether a whole letter of one page fits in", (_, userAgent, isFilled) => {
  const body = letterText(sampleLetter);
  expect(emailDraft({ subject: "S", body }, longestAddress(userAgent)).isFilled).toBe(isFilled);
});
