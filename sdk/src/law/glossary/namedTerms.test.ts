import fc from "fast-check";
import { expect, it } from "vitest";
import { findTerm } from "./findTerm.ts";
import { glossary } from "./generated/glossary.ts";
import { namedTerms } from "./namedTerms.ts";

const named = (text: string) => {
  const { terms, misspelled, hasMore } = namedTerms(text);
  const guessed = misspelled.map(({ typed, term }) => `${typed}=${term.id}`);
  return [terms.map(({ id }) => id).join(" "), guessed.join(" "), hasMore];
};

it.each<[typed: string, ids: string, guessed: string, hasMore: boolean, why: string]>([
  ["prior written notice", "pwn", "", false, "a term as a whole"],
  ["FBA then a BIPP?", "fba", "BIPP=bip", false, "two terms, one with a typing error"],
  ["the fba and bip", "fba bip", "", false, "letters in lower case"],
  ["VCI FSIQ GAI", "vci fsiq gai", "", false, "letters with nothing between them"],
  ["VCI 118 / Processing speed 74", "vci psi", "", false, "scores beside the names"],
  ["stay put - do i just say it", "stay-put", "", true, "a term, and a question after a dash"],
  ["PSI 74 on the WISC?? what is psi", "psi cognitive-test", "", true, "each once, in the order typed"],
  ["LRE A 80% or more", "lre-percent", "", true, "the longest name that the letters begin"],
  ["la psicóloga puso OHI, que es eso", "ohi", "", true, "letters inside a Spanish question"],
  ["speech therapy or ot", "speech-therapy ot", "", false, "two letters beside another name"],
  ["OT PT", "ot pt", "", false, "two letters, where nothing else is typed"],
  ["does he need OT", "ot", "", true, "two letters in capitals among small ones"],
  ["hi, he hits at school", "", "", true, "two letters that are words"],
  ["no idea what to add", "", "", true, "letters that are words"],
  ["AT HOME HE IS FINE", "", "", true, "capitals that tell nothing"],
  ["language processing evaluation", "", "", true, "a word of a term in the middle of others"],
  ["he will miss math", "", "", true, "a word one letter from MTSS"],
  ["the NORAP form", "", "NORAP=norep", true, "a typing error alone stays a guess"],
])("%j names %j and perhaps %j, with more: %s (%s)", (typed, ids, guessed, hasMore) => {
  expect(named(typed)).toEqual([ids, guessed, hasMore]);
});

it("finds both of any two terms, whatever is between them", () => {
  const one = fc.constantFrom(...glossary);
  const between = fc.constantFrom(" vs ", "; ", " or ", " - ", " / ", ", ");
  fc.assert(
    fc.property(one, one, between, (first, second, sign) => {
      const text = first.term + sign + second.term;
      // "IEP; Case manager" is the name of one term.
      fc.pre(findTerm(text) === undefined);
      expect(new Set(namedTerms(text).terms)).toEqual(new Set([first, second]));
    }),
  );
});
