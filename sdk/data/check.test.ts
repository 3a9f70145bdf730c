import { expect, it } from "vitest";
import { catalog } from "./catalog.ts";
import { glossaryTerms } from "./glossary.ts";
import { federalLaw } from "./provisions.ts";
import type { DataSet } from "./shared.ts";
import { stateLaw } from "./states.ts";

type Writable<Data> = { -readonly [Key in keyof Data]: Writable<Data[Key]> };

/** What the check of a data set says once `plant` has made one fault in a copy of it. */
function problemsWith<Data>({ data, problems }: DataSet<Data>, plant: (copy: Writable<Data>) => void) {
  // Modules cannot be cloned; plain records can.
  const copy = JSON.parse(JSON.stringify(data));
  plant(copy);
  return problems(copy);
}

it("finds nothing wrong with the data as it is", () => {
  for (const { problems, data } of [federalLaw, stateLaw]) expect(problems(data as never)).toEqual([]);
  expect(glossaryTerms.problems(glossaryTerms.data)).toEqual([]);
  expect(catalog.problems(catalog.data)).toEqual([]);
});

it.each<[fault: string, found: readonly string[], said: string]>([
  [
    "a provision whose address is not official",
    problemsWith(federalLaw, ({ provisions }) => {
      Object.assign(provisions["child-find"] ?? {}, {
        officialAddress: "https://lawyers.example.com/300.111",
      });
    }),
    "child-find › officialAddress: is not at an official site",
  ],
  [
    "a status that nobody has read more law for",
    problemsWith(federalLaw, ({ provisions }) => {
      Object.assign(provisions["bullying"] ?? {}, { status: "verified" });
    }),
    'bullying › status: is "verified", and its evidence bears "secondary"',
  ],
  [
    "a provision without its evidence",
    problemsWith(federalLaw, ({ evidence }) => void delete evidence["child-find"]),
    "evidence: its ids are not those of the provisions",
  ],
  [
    "a deadline of no days",
    problemsWith(federalLaw, ({ provisions }) => {
      const timed = Object.values(provisions).find(({ deadline }) => deadline !== null);
      Object.assign(timed?.deadline ?? {}, { value: 0 });
    }),
    "› deadline › value: ",
  ],
  [
    "a term that leads to none",
    problemsWith(glossaryTerms, ({ terms }) => void terms[0]?.relatedTerms.push("no-such-term")),
    'relatedTerms: there is no term "no-such-term"',
  ],
  [
    "a term with a number of its own",
    problemsWith(glossaryTerms, ({ terms }) => {
      const ruled = terms.find(({ id }) => id === "fape");
      Object.assign(ruled ?? {}, { whatToAsk: "Ask for an answer within 93 days." });
    }),
    "fape: says 93, which none of its rules does",
  ],
  [
    "two terms of one name",
    problemsWith(glossaryTerms, ({ terms }) => void terms[5]?.alsoCalled.push("f.a.p.e.")),
    'the name "f.a.p.e." belongs to',
  ],
  [
    "words that are too hard",
    problemsWith(glossaryTerms, ({ terms }) => {
      const explanation =
        "Multidisciplinary determinations necessitate comprehensive consideration of individualized educational accommodations.";
      Object.assign(terms[0] ?? {}, { explanation, whyItMatters: explanation, whatToAsk: explanation });
    }),
    "reads at grade",
  ],
  [
    "a state fact that is verified without a citation",
    problemsWith(
      stateLaw,
      ({ states }) => void Object.assign(states.CA.evaluation ?? {}, { status: "verified", citation: null }),
    ),
    "CA › evaluation: is verified without a citation",
  ],
  [
    "a time limit in a unit that nobody can count",
    problemsWith(
      stateLaw,
      ({ states }) => void Object.assign(states.TX.evaluation?.limit ?? {}, { unit: "moons" }),
    ),
    "TX › evaluation › limit: cannot be counted",
  ],
  [
    "a field that no record has",
    problemsWith(stateLaw, ({ states }) => void Object.assign(states.NY, { color: "blue" })),
    "NY: ",
  ],
  [
    "a number that is no phone number",
    problemsWith(stateLaw, ({ states }) => void Object.assign(states.OH.agency, { phone: "555-HELP" })),
    "OH › agency › phone: is not a phone number",
  ],
  [
    "a raised status of a state's rule",
    problemsWith(
      stateLaw,
      ({ states }) => void Object.assign(states.AK.evaluation ?? {}, { status: "secondary" }),
    ),
    "disputed evaluations: ",
  ],
  [
    "two tools with one tag",
    problemsWith(catalog, (tools) => void Object.assign(tools[1] ?? {}, { tag: tools[0]?.tag })),
    "a tag is used twice",
  ],
])("finds %s", (_, found, said) => {
  expect(found.filter((line) => line.includes(said))).not.toEqual([]);
});
