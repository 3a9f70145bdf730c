import type { CardRecord } from "../state/records.ts";
import { findTestCard } from "./testCards.ts";

/** The card fields, as typed by the payer. */
export interface CardFields {
  readonly number: string;
  /** `12 / 34` or `12/2034`. */
  readonly expiry: string;
  readonly cvc: string;
}

/** A field's error, in the provider's words. */
export type CardProblems = Partial<Record<keyof CardFields, string>>;

/**
 * Validates the card fields. @param now decides which cards have expired.
 * @returns the card, or an error message for each invalid field.
 */
export function readCard(fields: CardFields, now: Date): { card: CardRecord } | { problems: CardProblems } {
  const number = fields.number.replace(/[\s-]/g, "");
  const testCard = findTestCard(number);
  const expiry = readExpiry(fields.expiry, now);
  const problems: CardProblems = {};
  const numberProblem = testCard ? null : whatIsWrongWith(number);
  if (numberProblem) problems.number = numberProblem;
  if ("problem" in expiry) problems.expiry = expiry.problem;
  if (!/^\d{3}$/.test(fields.cvc.trim())) problems.cvc = "Your card's security code is incomplete.";
  if (!testCard || "problem" in expiry || Object.keys(problems).length > 0) return { problems };
  return { card: { number, expiryMonth: expiry.month, expiryYear: expiry.year } };
}

function whatIsWrongWith(number: string): string {
  if (!/^\d{13,19}$/.test(number)) return "Your card number is incomplete.";
  if (!passesLuhn(number)) return "Your card number is invalid.";
  return "Your card was declined. Your request was in test mode, but used a non test card.";
}

function passesLuhn(number: string): boolean {
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, place) => {
    const value = place % 2 === 1 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function readExpiry(text: string, now: Date): { month: number; year: number } | { problem: string } {
  const [, monthText, yearText] = /^(\d{1,2})\s*\/?\s*(\d{2}|\d{4})$/.exec(text.trim()) ?? [];
  const month = Number(monthText);
  if (!monthText || !yearText || month < 1 || month > 12) {
    return { problem: "Your card's expiration date is incomplete." };
  }
  const year = yearText.length === 2 ? 2000 + Number(yearText) : Number(yearText);
  const thisYear = now.getUTCFullYear();
  if (year < thisYear) return { problem: "Your card's expiration year is in the past." };
  if (year > thisYear + 50) return { problem: "Your card's expiration year is invalid." };
  if (year === thisYear && month < now.getUTCMonth() + 1) {
    return { problem: "Your card's expiration date is in the past." };
  }
  return { month, year };
}
