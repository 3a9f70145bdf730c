import { expect, it } from "vitest";
import { findTerm } from "./findTerm.ts";

it.each<[typed: string, id: string | undefined, why: string]>([
  ["FAPE (Free Appropriate Public Education)", "fape", "with the meaning in brackets"],
  ["what's fape", "fape", "in a short question"],
  ["What does FAPE mean?", "fape", "in another question"],
  ["What does F.A.P.E. stand for", "fape", "asked for the letters"],
  ["meaning of FAPE", "fape", "meaning of"],
  ["FAPE meaning", "fape", "meaning after it"],
  ["define fape", "fape", "as an order"],
  ["what are IEPs", "iep", "in the plural"],
  ["What is the least restrictive environment?", "lre", "with the"],
  ["504", "504-plan", "by another name"],
  ["a 504 plan", "504-plan", "with an article alone"],
  ["pull out", "pull-out", "without the hyphen"],
  ["pullout", "pull-out", "as one word"],
  ["PULL-OUT SERVICES", "pull-out", "by its long form"],
  ["P&A", "p-and-a", "with a sign for and"],
  ["P and A", "p-and-a", "with and written out"],
  ["1:1 aide", "one-to-one-aide", "with a colon"],
  ["1-1 aides", "one-to-one-aide", "in other writing and number"],
  ["aviso previo por escrito", "pwn", "by its Spanish name"],
  ["Evaluacion educativa independiente", "iee", "by its Spanish name without the accents"],
  ["Programa Educativo Individualizado", "iep", "by its usual Spanish name"],
  ["Programa de educación individualizado", "iep", "by another Spanish name"],
  ["¿Qué es el Ambiente menos restrictivo?", "lre", "in a Spanish question"],
  ["PSI", "psi", "by the letters of a score"],
  ["FAEP", undefined, "a typing error, which is not guessed here"],
])("finding a term by its name: %j is %s: %s", (typed, id) => {
  expect(findTerm(typed)?.id).toBe(id);
});
