import { describe, expect, it } from "vitest";
import { readingGrade, withoutLeftOut } from "../../reading-grade/index.ts";
import { type ProvisionId, provisions } from "../federal/index.ts";
import { citationsIn } from "../references/citationsIn.ts";
import { covers } from "../references/covers.ts";
import { chips } from "./chips.ts";
import { namesOf } from "./findTerm.ts";
import { glossary } from "./glossary.ts";
import { nameKey } from "./nameKey.ts";
import { type GlossaryTerm, termCategories } from "./Term.ts";

const ids = glossary.map(({ id }) => id);

/** What a parent reads of a term, without its names: those the school has given. */
const textOf = ({ explanation, whyItMatters, whatToAsk, noRule }: GlossaryTerm) =>
  [explanation, whyItMatters, whatToAsk, noRule ?? ""].join("\n");

const longest = { explanation: 320, whyItMatters: 220, whatToAsk: 200, noRule: 200 } as const;

/** Law that a term may speak of only with a provision behind it. */
const lawWords =
  /\b(?:federal law|the law|must|may not|has to be held|within \d+|due within|right to|rights? under)\b/i;

/** Terms whose numbers are examples of a child's scores. */
const examples: readonly string[] = ["baseline", "mastery"];

/** Terms without a rule that say "must" or "law", each read and found to say nothing that a rule would have to bear. */
const readByHand: readonly string[] = ["hipaa", "rowley", "rosas-law"];

describe("the glossary", () => {
  it("holds the 29 chips and at least 120 further terms", () => {
    expect(chips).toHaveLength(29);
    expect(glossary.length).toBeGreaterThanOrEqual(149);
  });

  it("has the chips of the specification, in its order", () => {
    const terms = chips.map((id) => glossary.find((term) => term.id === id)?.term);
    expect(terms.join(", ")).toBe(
      "FAPE, IEP, LRE, 504 Plan, IDEA, ADA, PLAAFP, ESY, PWN, OHI, SLD, AUT, APE, AT, BIP, FBA, RTI, MTSS, " +
        "LMN1, VI, HI, MD, TBI, DD, ED, ID, OI, DB, SLI",
    );
  });

  it("uses each id once", () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it("gives each name to one term, however it is typed", () => {
    const owners = new Map<string, string>();
    for (const term of glossary) {
      for (const name of namesOf(term)) {
        const key = nameKey(name);
        expect(key, name).not.toBe("");
        expect(owners.get(key), `"${name}" of ${term.id}`).toBeUndefined();
        owners.set(key, term.id);
      }
    }
  });

  it("has terms of every category", () => {
    expect([...new Set(glossary.map(({ category }) => category))].sort()).toEqual([...termCategories].sort());
  });

  it.each(glossary)("$id is whole: related terms exist, and nothing runs on", (term) => {
    const { id, relatedTerms } = term;
    expect(relatedTerms.length).toBeGreaterThanOrEqual(2);
    expect(relatedTerms.length).toBeLessThanOrEqual(5);
    expect(new Set(relatedTerms).size).toBe(relatedTerms.length);
    expect(relatedTerms).not.toContain(id);
    for (const related of relatedTerms) expect(ids).toContain(related);
    for (const [field, most] of Object.entries(longest)) {
      const text = term[field as keyof typeof longest];
      if (text === null) continue;
      expect(text.length, field).toBeLessThanOrEqual(most);
      expect(text, field).toMatch(/^[A-Z0-9"].*[.?!]"?$/);
    }
  });

  it.each(glossary)("$id rests on provisions, or says that no rule stands behind it", ({ rules, noRule }) => {
    expect(rules.length === 0).toBe(noRule !== null);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { status } of rules) expect(["verified", "secondary"]).toContain(status);
  });

  it.each(glossary)("$id cites no section that its own rules do not hold", (term) => {
    for (const reference of citationsIn(textOf(term))) {
      expect(
        term.rules.some(({ citation }) => covers(citation, reference)),
        reference.text,
      ).toBe(true);
    }
  });

  it.each(glossary.filter(({ rules, id }) => rules.length > 0 && !examples.includes(id)))(
    "$id gives no number that its own provisions do not give",
    (term) => {
      const held = term.rules.map(({ id }) => JSON.stringify(provisions[id as ProvisionId])).join(" ");
      const numbers = new Set(textOf(term).replaceAll("Section 504", "").match(/\b\d+/g));
      for (const number of numbers) expect(held).toMatch(new RegExp(`\\b${number}`));
    },
  );

  it.each(glossary.filter(({ rules, id }) => rules.length === 0 && !readByHand.includes(id)))(
    "$id, which no rule stands behind, states no law",
    ({ explanation, whyItMatters }) => {
      expect(`${explanation} ${whyItMatters}`).not.toMatch(lawWords);
    },
  );

  it("is written at grade 8 or below", () => {
    expect(readingGrade(withoutLeftOut(glossary.map(textOf).join("\n")))).toBeLessThanOrEqual(8);
  });

  it.each(glossary)("$id is at grade 10 or below by itself", (term) => {
    expect(readingGrade(withoutLeftOut(textOf(term)))).toBeLessThanOrEqual(10);
  });

  it("is written in American English, without dashes for effect", () => {
    const text = glossary.map(textOf).join("\n");
    expect(text).not.toMatch(/\b(?:maths|counselling|programme|behaviour|centre|pupil|enrol)\b/i);
    expect(text).not.toMatch(/[—–]/);
  });

  it("says of LMN1 that it is not a standard term, and of ED that it has two meanings", () => {
    const textById = new Map(glossary.map((term) => [term.id, textOf(term)]));
    expect(textById.get("lmn1")).toMatch(/not a standard term/);
    expect(textById.get("ed")).toMatch(/Department of Education/);
  });
});
