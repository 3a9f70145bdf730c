import { z } from "zod";
import { provisions } from "../src/law/federal/index.ts";
import { chips } from "../src/law/glossary/chips.ts";
import { findTerm, namesOf } from "../src/law/glossary/findTerm.ts";
import { glossary } from "../src/law/glossary/glossary.ts";
import { nameKey } from "../src/law/glossary/nameKey.ts";
import { type GlossaryTerm, termCategories } from "../src/law/glossary/Term.ts";
import { citationsIn } from "../src/law/references/citationsIn.ts";
import { covers } from "../src/law/references/covers.ts";
import { states } from "../src/law/states/generated/allStates.ts";
import {
  type DataSet,
  gradeProblems,
  kebabCase,
  sentence,
  shapeProblems,
  spellingProblems,
  unless,
} from "./shared.ts";

const term = z
  .strictObject({
    id: kebabCase,
    term: z.string().min(1),
    longForm: z.string().min(1).optional(),
    alsoCalled: z.array(z.string().min(1)),
    inSpanish: z.array(z.string().min(1)).min(1, "has no Spanish name"),
    category: z.enum(termCategories),
    explanation: sentence.max(320),
    whyItMatters: sentence.max(220),
    whatToAsk: sentence.max(200),
    rules: z
      .array(z.looseObject({ id: z.string(), status: z.enum(["verified", "secondary"]) }))
      .min(1)
      .optional(),
    noRule: sentence.max(200).optional(),
    relatedTerms: z.array(kebabCase).min(2).max(5),
  })
  .refine(
    ({ rules, noRule }) => (rules === undefined) === (noRule !== undefined),
    "has rules, or says in noRule why not",
  );

/** The chips of the specification, in its order. */
const specified =
  "FAPE, IEP, LRE, 504 Plan, IDEA, ADA, PLAAFP, ESY, PWN, OHI, SLD, AUT, APE, AT, BIP, FBA, RTI, MTSS, " +
  "LMN1, VI, HI, MD, TBI, DD, ED, ID, OI, DB, SLI";

/** Law that a term may state only with a provision behind it. */
const lawWords =
  /\b(?:federal law|the law|must|may not|has to be held|within \d+|due within|right to|rights? under)\b/i;

/** Terms whose numbers are examples of a child's scores. */
const examples: readonly string[] = ["baseline", "mastery"];

/** Terms without a rule that say "must" or "law": each was read, and says nothing that needs a rule. */
const readByHand: readonly string[] = ["hipaa", "rowley", "rosas-law"];

/** Terms that state a rule of one state, with the words that its record has to hold as well. */
const ofStates = [{ id: "norep", words: "10 calendar days", fact: states.PA.laterConsent }];

/** What a parent reads of a term, without its names: those the school has given. */
const textOf = ({ explanation, whyItMatters, whatToAsk, noRule }: GlossaryTerm) =>
  [explanation, whyItMatters, whatToAsk, noRule ?? ""].join("\n");

interface Glossary {
  readonly terms: readonly GlossaryTerm[];
  readonly chips: readonly string[];
}

export const glossaryTerms: DataSet<Glossary> = {
  name: "glossary",
  data: { terms: glossary, chips },
  problems: ({ terms, chips }) => {
    const ids = new Set(terms.map(({ id }) => id));
    const names = chips.map((id) => terms.find((one) => one.id === id)?.term).join(", ");
    const categories = new Set(terms.map(({ category }) => category));
    return [
      ...unless(terms.length >= 149, `there are ${terms.length} terms, fewer than 149`),
      ...unless(ids.size === terms.length, "an id is used twice"),
      ...unless(names === specified, "the chips are not those of the specification, in its order"),
      ...termCategories.flatMap((one) => unless(categories.has(one), `no term is of the category ${one}`)),
      ...nameProblems(terms),
      ...spanishProblems(terms),
      ...terms.flatMap((one) => [
        ...shapeProblems(term, one, one.id),
        ...relationProblems(one, ids),
        ...lawProblems(one),
        ...stateRuleProblems(one),
        ...gradeProblems(textOf(one), 10, one.id),
        ...spellingProblems(textOf(one), one.id),
        ...unless(!/[—–]/.test(textOf(one)), `${one.id}: holds a dash`),
      ]),
      ...gradeProblems(terms.map(textOf).join("\n"), 8, "all terms together"),
      ...saysProblems(terms, "lmn1", /not a standard term/),
      ...saysProblems(terms, "ed", /Department of Education/),
    ];
  },
};

/** Each name belongs to one term, however it is typed, and finds it. */
function nameProblems(terms: readonly GlossaryTerm[]): string[] {
  const owners = new Map<string, string>();
  return terms.flatMap((one) =>
    namesOf(one).flatMap((name) => {
      const key = nameKey(name);
      const owner = owners.get(key);
      owners.set(key, one.id);
      return [
        ...unless(key !== "", `${one.id}: the name "${name}" has no letters`),
        ...unless(owner === undefined, `${one.id}: the name "${name}" belongs to ${owner} as well`),
        ...[name, name.toUpperCase(), `What is the ${name}?`].flatMap((typed) =>
          unless(
            owner !== undefined || findTerm(typed)?.id === one.id,
            `${one.id}: "${typed}" does not find it`,
          ),
        ),
      ];
    }),
  );
}

/** Each Spanish name belongs to one term, and finds it with and without its accents. */
function spanishProblems(terms: readonly GlossaryTerm[]): string[] {
  const owners = new Map(
    terms.flatMap((one) => namesOf(one).map((name) => [nameKey(name), one.id] as const)),
  );
  return terms.flatMap(({ id, inSpanish = [] }) =>
    inSpanish.flatMap((name) => {
      const owner = owners.get(nameKey(name)) ?? id;
      owners.set(nameKey(name), id);
      return [
        ...unless(owner === id, `${id}: the Spanish name "${name}" belongs to ${owner} as well`),
        ...[name, withoutAccents(name)].flatMap((typed) =>
          unless(owner !== id || findTerm(typed)?.id === id, `${id}: "${typed}" does not find it`),
        ),
      ];
    }),
  );
}

function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

function relationProblems(
  { id, relatedTerms, rules = [] }: GlossaryTerm,
  ids: ReadonlySet<string>,
): string[] {
  return [
    ...relatedTerms.flatMap((one) => unless(ids.has(one), `${id} › relatedTerms: there is no term "${one}"`)),
    ...unless(!relatedTerms.includes(id), `${id} › relatedTerms: names the term itself`),
    ...unless(new Set(relatedTerms).size === relatedTerms.length, `${id} › relatedTerms: names a term twice`),
    ...unless(
      new Set(rules.map((rule) => rule.id)).size === rules.length,
      `${id} › rules: names a rule twice`,
    ),
  ];
}

/** A term states only the law, and only the numbers, that its own provisions hold. */
function lawProblems(term: GlossaryTerm): string[] {
  const { id, rules = [] } = term;
  const text = textOf(term);
  const uncovered = citationsIn(text).filter((one) => !rules.some(({ citation }) => covers(citation, one)));
  const problems = uncovered.map((one) => `${id}: cites ${one.text}, which none of its rules holds`);
  if (rules.length === 0) {
    const found = lawWords.exec(`${term.explanation} ${term.whyItMatters}`)?.[0];
    if (found && !readByHand.includes(id)) problems.push(`${id}: says "${found}" without a rule behind it`);
  } else if (!examples.includes(id)) {
    const held = rules.map((rule) =>
      JSON.stringify(Object.values(provisions).find((one) => one.id === rule.id)),
    );
    for (const [number] of text.replaceAll("Section 504", "").matchAll(/\b\d+/g))
      if (!new RegExp(`\\b${number}`).test(held.join(" ")))
        problems.push(`${id}: says ${number}, which none of its rules does`);
  }
  return problems;
}

/** A state's rule is said as its record has it, and with where we read it. */
function stateRuleProblems(term: GlossaryTerm): string[] {
  return ofStates.flatMap(({ id, words, fact }) => {
    if (id !== term.id) return [];
    const text = textOf(term);
    const isHeld = fact?.rule.includes(words) ?? false;
    return [
      ...unless(
        isHeld && text.includes(words),
        `${id}: the state's record and the term do not both say "${words}"`,
      ),
      ...unless(
        text.includes("not in the law itself") === (fact?.status !== "verified"),
        `${id}: does not say where we read the state's rule`,
      ),
    ];
  });
}

function saysProblems(terms: readonly GlossaryTerm[], id: string, words: RegExp): string[] {
  const found = terms.find((one) => one.id === id);
  return unless(found !== undefined && words.test(textOf(found)), `${id}: does not say ${words.source}`);
}
