import { expect, it } from "vitest";
import { catalog } from "./catalog.ts";
import { federalLaw } from "./federal.ts";
import { glossaryTerms } from "./glossary.ts";
import { generatedLaw } from "./lawModules.ts";
import type { DataSet } from "./shared.ts";
import { stateLaw } from "./states.ts";

/** What the check of a data set says of a copy with one fault. @param place where it is: keys with dots between. */
function planted<Data>({ data, problems }: DataSet<Data>, place: string, fault: object): readonly string[] {
  const copy = JSON.parse(JSON.stringify(data));
  Object.assign(
    place.split(".").reduce((at, key) => at[key], copy),
    fault,
  );
  return problems(JSON.parse(JSON.stringify(copy)));
}

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
    "evaluation.yaml › child-find › officialAddress: is not at an official site",
    planted(federalLaw, "evaluation.child-find", { officialAddress: "https://lawyers.example.com/300.111" }),
  ],
  [
    'bullying › status: is "verified", and its evidence bears "secondary"',
    planted(federalLaw, "section-504-and-ada.bullying", { status: "verified" }),
  ],
  [
    "evaluation.yaml › child-find › evidence: is missing",
    planted(federalLaw, "evaluation.child-find", { evidence: undefined }),
  ],
  [
    "iep-30-days › limits › meeting › limit: cannot be counted",
    planted(federalLaw, "iep.iep-30-days.limits.meeting", { limit: "0 calendar days" }),
  ],
  ["child-find: is in two files", planted(federalLaw, "iep", { "child-find": {} })],
  [
    'relatedTerms: there is no term "no-such-term"',
    planted(glossaryTerms, "laws.fape", { relatedTerms: ["iep", "no-such-term"] }),
  ],
  [
    "fape: says 93, which none of its rules does",
    planted(glossaryTerms, "laws.fape", { whatToAsk: "Ask for an answer within 93 days." }),
  ],
  [
    'fape › rules: there is no provision "no-such-rule"',
    planted(glossaryTerms, "laws.fape", { rules: ["no-such-rule"] }),
  ],
  ["fape › inSpanish: has no Spanish name", planted(glossaryTerms, "laws.fape", { inSpanish: [] })],
  [
    'pwn: the Spanish name "Aviso previo por escrito" belongs to fape as well',
    planted(glossaryTerms, "laws.fape", { inSpanish: ["Aviso previo por escrito"] }),
  ],
  [
    "norep: does not say where we read the state's rule",
    planted(glossaryTerms, "meetings.norep", { explanation: "You have 10 calendar days to answer." }),
  ],
  ['the name "f.a.p.e." belongs to', planted(glossaryTerms, "laws.ada", { alsoCalled: ["f.a.p.e."] })],
  [
    "reads at grade",
    planted(glossaryTerms, "laws.fape", {
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
  [
    "citations/iep.ts: differs from the files in sdk/data",
    generatedLaw.problems({ ...generatedLaw.data, "federal/generated/citations/iep.ts": "" }),
  ],
  ["a tag is used twice", planted(catalog, "1", { tag: catalog.data[0]?.tag })],
])("finds a fault, and says: %s", (said, found) => {
  expect(found.filter((line) => line.includes(said))).not.toEqual([]);
});
