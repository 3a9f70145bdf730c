import type { Provision } from "../src/law/federal/Provision.ts";
import { chips } from "../src/law/glossary/chips.ts";
import { findTerm, indexNames, namesOf, type TermsByName } from "../src/law/glossary/findTerm.ts";
import { nameKey } from "../src/law/glossary/nameKey.ts";
import { type GlossaryTerm, termCategories } from "../src/law/glossary/Term.ts";
import { citationsIn } from "../src/law/references/citationsIn.ts";
import { covers } from "../src/law/references/covers.ts";
import { states } from "../src/law/states/generated/allStates.ts";
import { withoutAccents } from "../src/safety/withoutAccents.ts";
import {
  type Held,
  heldIn,
  idsIn,
  readFederalFiles,
  readGlossaryFiles,
  type TopicFiles,
} from "./lawFiles.ts";
import { provisionOf, provisionSchema } from "./provisionSchema.ts";
import { type DataSet, gradeProblems, repeated, spellingProblems, unless } from "./shared.ts";
import { type TermInput, type TermRecord, termSchema } from "./termSchema.ts";

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

/** A term with the provisions that it names, and where a person finds it. */
interface CheckedTerm extends GlossaryTerm {
  readonly where: string;
  readonly rules: readonly Provision[];
}

/** What a parent reads of a term, without its names: those the school has given. */
const textOf = ({ explanation, whyItMatters, whatToAsk, noRule }: CheckedTerm) =>
  [explanation, whyItMatters, whatToAsk, noRule ?? ""].join("\n");

export const glossaryTerms: DataSet<TopicFiles<TermInput>> = {
  name: "glossary",
  data: readGlossaryFiles(),
  problems: (files) => {
    const { held, problems } = heldIn(termSchema, files);
    const federal = readFederalFiles();
    const provisions = new Map(
      heldIn(provisionSchema, federal).held.map(({ id, value }) => [id, provisionOf(id, value)]),
    );
    const terms = held.map(({ id, where, value: { rules = [], ...words } }) => ({
      ...words,
      id,
      where,
      rules: rules.flatMap((rule) => provisions.get(rule) ?? []),
    }));
    const ids = idsIn(files);
    const names = chips.map((id) => terms.find((one) => one.id === id)?.term).join(", ");
    const categories = new Set(terms.map(({ category }) => category));
    const byName = indexNames(terms);
    return [
      ...problems,
      ...unless(ids.length >= 149, `there are ${ids.length} terms, fewer than 149`),
      ...repeated(ids).map((id) => `${id}: is in two files`),
      ...unless(names === specified, "the chips are not those of the specification, in its order"),
      ...termCategories.flatMap((one) => unless(categories.has(one), `no term is of the category ${one}`)),
      ...held.flatMap((one) => ruleProblems(one, idsIn(federal))),
      ...nameProblems(terms, byName),
      ...spanishProblems(terms, byName),
      ...terms.flatMap((one) => [
        ...relationProblems(one, ids),
        ...lawProblems(one),
        ...stateRuleProblems(one),
        ...gradeProblems(textOf(one), 10, one.where),
        ...spellingProblems(textOf(one), one.where),
        ...unless(!/[—–]/.test(textOf(one)), `${one.where}: holds a dash`),
      ]),
      ...gradeProblems(terms.map(textOf).join("\n"), 8, "all terms together"),
      ...saysProblems(terms, "lmn1", /not a standard term/),
      ...saysProblems(terms, "ed", /Department of Education/),
    ];
  },
};

/** Each name belongs to one term, however it is typed, and finds it. */
function nameProblems(terms: readonly CheckedTerm[], byName: TermsByName): string[] {
  const owners = new Map<string, string>();
  return terms.flatMap((one) =>
    namesOf(one).flatMap((name) => {
      const key = nameKey(name);
      const owner = owners.get(key);
      owners.set(key, one.id);
      return [
        ...unless(key !== "", `${one.where}: the name "${name}" has no letters`),
        ...unless(owner === undefined, `${one.where}: the name "${name}" belongs to ${owner} as well`),
        ...[name, name.toUpperCase(), `What is the ${name}?`].flatMap((typed) =>
          unless(
            owner !== undefined || findTerm(typed, byName)?.id === one.id,
            `${one.where}: "${typed}" does not find it`,
          ),
        ),
      ];
    }),
  );
}

/** Each Spanish name belongs to one term, and finds it with and without its accents. */
function spanishProblems(terms: readonly CheckedTerm[], byName: TermsByName): string[] {
  const owners = new Map(
    terms.flatMap((one) => namesOf(one).map((name) => [nameKey(name), one.id] as const)),
  );
  return terms.flatMap(({ id, where, inSpanish }) =>
    inSpanish.flatMap((name) => {
      const owner = owners.get(nameKey(name)) ?? id;
      owners.set(nameKey(name), id);
      return [
        ...unless(owner === id, `${where}: the Spanish name "${name}" belongs to ${owner} as well`),
        ...[name, withoutAccents(name)].flatMap((typed) =>
          unless(owner !== id || findTerm(typed, byName)?.id === id, `${where}: "${typed}" does not find it`),
        ),
      ];
    }),
  );
}

function ruleProblems({ where, value: { rules = [] } }: Held<TermRecord>, provisionIds: readonly string[]) {
  return [
    ...rules.flatMap((rule) =>
      unless(provisionIds.includes(rule), `${where} › rules: there is no provision "${rule}"`),
    ),
    ...repeated(rules).map((rule) => `${where} › rules: names "${rule}" twice`),
  ];
}

function relationProblems({ id, where, relatedTerms }: CheckedTerm, ids: readonly string[]): string[] {
  return [
    ...relatedTerms.flatMap((one) =>
      unless(ids.includes(one), `${where} › relatedTerms: there is no term "${one}"`),
    ),
    ...unless(!relatedTerms.includes(id), `${where} › relatedTerms: names the term itself`),
    ...repeated(relatedTerms).map((one) => `${where} › relatedTerms: names "${one}" twice`),
  ];
}

/** A term states only the law, and only the numbers, that its own provisions hold. */
function lawProblems(term: CheckedTerm): string[] {
  const { id, where, rules } = term;
  const text = textOf(term);
  const uncovered = citationsIn(text).filter((one) => !rules.some(({ citation }) => covers(citation, one)));
  const problems = uncovered.map((one) => `${where}: cites ${one.text}, which none of its rules holds`);
  if (term.noRule !== undefined) {
    const found = lawWords.exec(`${term.explanation} ${term.whyItMatters}`)?.[0];
    if (found && !readByHand.includes(id))
      problems.push(`${where}: says "${found}" without a rule behind it`);
  } else if (!examples.includes(id)) {
    const held = JSON.stringify(rules);
    for (const [number] of text.replaceAll("Section 504", "").matchAll(/\b\d+/g))
      if (!new RegExp(`\\b${number}`).test(held))
        problems.push(`${where}: says ${number}, which none of its rules does`);
  }
  return problems;
}

/** A state's rule is said as its record has it, and with where we read it. */
function stateRuleProblems(term: CheckedTerm): string[] {
  return ofStates.flatMap(({ id, words, fact }) => {
    if (id !== term.id) return [];
    const text = textOf(term);
    const isHeld = fact?.rule.includes(words) ?? false;
    return [
      ...unless(
        isHeld && text.includes(words),
        `${term.where}: the state's record and the term do not both say "${words}"`,
      ),
      ...unless(
        text.includes("not in the law itself") === (fact?.status !== "verified"),
        `${term.where}: does not say where we read the state's rule`,
      ),
    ];
  });
}

function saysProblems(terms: readonly CheckedTerm[], id: string, words: RegExp): string[] {
  const found = terms.find((one) => one.id === id);
  return unless(found !== undefined && words.test(textOf(found)), `${id}: does not say ${words.source}`);
}
