import { expect, it } from "vitest";
import { catalog } from "./catalog.ts";
import { generatedLaw } from "./generatedStates.ts";
import { glossaryTerms } from "./glossary.ts";
import { federalLaw } from "./provisions.ts";
import type { DataSet } from "./shared.ts";
import { stateLaw } from "./states.ts";

/** What the check of a data set says of a copy with one fault. @param place where it is: keys with dots between. */
function planted<Data>({ data, problems }: DataSet<Data>, place: string, fault: object): readonly string[] {
  // Modules cannot be cloned; plain records can.
  const copy = JSON.parse(JSON.stringify(data));
  Object.assign(
    place.split(".").reduce((at, key) => at[key], copy),
    fault,
  );
  return problems(JSON.parse(JSON.stringify(copy)));
}

const timed = Object.entries(federalLaw.data.provisions).find(
  ([, { deadline }]) => deadline !== undefined,
)?.[0];
const fape = glossaryTerms.data.terms.findIndex(({ id }) => id === "fape");
const norep = glossaryTerms.data.terms.findIndex(({ id }) => id === "norep");
const hardWords =
  "Multidisciplinary determinations necessitate comprehensive consideration of individualized educational accommodations.";

it("finds nothing wrong with the data as it is", () => {
  for (const { problems, data } of [federalLaw, stateLaw, generatedLaw])
    expect(problems(data as never)).toEqual([]);
  expect(glossaryTerms.problems(glossaryTerms.data)).toEqual([]);
  expect(catalog.problems(catalog.data)).toEqual([]);
});

it.each<[said: string, found: readonly string[]]>([
  [
    "child-find › officialAddress: is not at an official site",
    planted(federalLaw, "provisions.child-find", { officialAddress: "https://lawyers.example.com/300.111" }),
  ],
  [
    'bullying › status: is "verified", and its evidence bears "secondary"',
    planted(federalLaw, "provisions.bullying", { status: "verified" }),
  ],
  [
    "evidence: its ids are not those of the provisions",
    planted(federalLaw, "evidence", { "child-find": undefined }),
  ],
  ["› deadline › value: ", planted(federalLaw, `provisions.${timed}.deadline`, { value: 0 })],
  [
    'relatedTerms: there is no term "no-such-term"',
    planted(glossaryTerms, "terms.0", { relatedTerms: ["no-such-term"] }),
  ],
  [
    "fape: says 93, which none of its rules does",
    planted(glossaryTerms, `terms.${fape}`, { whatToAsk: "Ask for an answer within 93 days." }),
  ],
  ["fape › inSpanish: has no Spanish name", planted(glossaryTerms, `terms.${fape}`, { inSpanish: [] })],
  [
    'pwn: the Spanish name "Aviso previo por escrito" belongs to fape as well',
    planted(glossaryTerms, `terms.${fape}`, { inSpanish: ["Aviso previo por escrito"] }),
  ],
  [
    "norep: does not say where we read the state's rule",
    planted(glossaryTerms, `terms.${norep}`, { explanation: "You have 10 calendar days to answer." }),
  ],
  ['the name "f.a.p.e." belongs to', planted(glossaryTerms, "terms.5", { alsoCalled: ["f.a.p.e."] })],
  [
    "reads at grade",
    planted(glossaryTerms, "terms.0", {
      explanation: hardWords,
      whyItMatters: hardWords,
      whatToAsk: hardWords,
    }),
  ],
  [
    "PA › evaluation: is verified without a citation",
    planted(stateLaw, "PA.facts.evaluation", { citation: undefined }),
  ],
  [
    "TX › facts › evaluation › limit: cannot be counted",
    planted(stateLaw, "TX.facts.evaluation", { limit: "2 moons" }),
  ],
  [
    'TX › responseToRequest › note: tells a parent of our research ("cut off")',
    planted(stateLaw, "TX.facts.responseToRequest", { note: "The rest of the list was cut off." }),
  ],
  ["NY: ", planted(stateLaw, "NY", { color: "blue" })],
  [
    "CA › facts › evaluation › sources › 0 › quote: is longer than 40 words",
    planted(stateLaw, "CA.facts.evaluation.sources.0", { quote: "word ".repeat(41).trim() }),
  ],
  ["is not an official page", planted(stateLaw, "CA.facts.evaluation.sources.0", { kind: "official" })],
  [
    "CA › evaluation: is verified without an official page",
    planted(stateLaw, "CA.facts.evaluation", { status: "verified" }),
  ],
  ["CA: has a reviewer without a day", planted(stateLaw, "CA", { reviewedBy: "Ada Park" })],
  ["OH › agency › phone: is not a phone number", planted(stateLaw, "OH.agency", { phone: "555-HELP" })],
  ["disputed evaluations: ", planted(stateLaw, "AK.facts.evaluation", { status: "secondary" })],
  ["allStates: differs from sdk/data/states", generatedLaw.problems({ ...generatedLaw.data, allStates: "" })],
  ["a tag is used twice", planted(catalog, "1", { tag: catalog.data[0]?.tag })],
])("finds a fault, and says: %s", (said, found) => {
  expect(found.filter((line) => line.includes(said))).not.toEqual([]);
});
