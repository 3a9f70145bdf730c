import { findTerm, namedTerms } from "@iep-insider/sdk/law/glossary";
import { expect, it } from "vitest";
import { quotesIn } from "./quotesIn.ts";

it.each([
  ["they said lre at the meeting", ["lre"]],
  ["IEP vs 504 plan", ["IEP", "504 plan"]],
  // What is only guessed at is no word of a term.
  ["the BIPP again", []],
])("finds the words of “%s” that name terms, as they were typed", (text, quotes) => {
  const found = quotesIn(text, namedTerms(text).terms, findTerm).map(({ quote }) => quote);
  expect(found.toSorted()).toEqual(quotes.toSorted());
});
