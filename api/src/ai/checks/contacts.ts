import { textOf } from "@iep-insider/sdk/reading-grade";
import type { Checked } from "./Check.ts";

/** Links, e-mail addresses and phone numbers that we do not hold for this question. @returns why, or null. */
export function contactsIn(checked: Checked): string | null {
  const text = checked.prose.join("\n");
  const held = heldContacts(checked);
  const numbers = found(held, phones).map(digitsOf);
  const loose = [
    ...found(text, emails).filter((one) => !held.includes(one)),
    ...found(text.replace(emails, " "), links).filter((one) => !held.includes(bare(one))),
    ...found(text, phones).filter((one) => !numbers.includes(digitsOf(one))),
  ];
  const first = loose[0];
  return first === undefined
    ? null
    : `“${first}”: give no link, e-mail address or phone number that was not given.`;
}

const emails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const links =
  /\bhttps?:\/\/[^\s)\]”"]+|\bwww\.[^\s)\]”"]+|\b[a-z0-9][a-z0-9.-]*\.(?:com|org|net|gov|edu|us|info|io)\b(?:\/[^\s)\]”"]*)?/gi;
const phones =
  /(?<![\d.])(?:\+?1[-. ])?(?:\(\d{3}\)\s?|\d{3}[-. ])\d{3}[-. ]\d{4}\b|\b\d{3}-\d{4}\b|\b1?-?8\d\d-[A-Z0-9-]{7,}\b/g;

function found(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([one]) => one.toLowerCase().replace(/[.,;:!?]+$/, ""));
}

/** Addresses are compared without what everyone writes differently. */
function bare(link: string): string {
  return link
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/$/, "");
}

/** Without the country's own 1. */
function digitsOf(phone: string): string {
  return phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
}

function heldContacts({ question, words }: Checked): string {
  const { items, record } = question.evidence;
  const addresses = items.flatMap(({ citation, text }) => [citation.address ?? "", text]);
  return [...addresses, ...words, textOf(record)].join("\n").toLowerCase();
}
