import { z } from "zod";
import * as citations from "../src/law/federal/citations/index.ts";
import { evidence } from "../src/law/federal/evidence/index.ts";
import { provisions } from "../src/law/federal/index.ts";
import { citationsIn } from "../src/law/references/citationsIn.ts";
import { covers } from "../src/law/references/covers.ts";
import {
  type DataSet,
  day,
  kebabCase,
  sentence,
  shapeProblems,
  spellingProblems,
  status,
  unless,
} from "./shared.ts";

const deadline = z
  .strictObject({
    value: z.int().positive(),
    unit: z.enum(["calendar days", "business days", "school days", "years", "years of age"]),
    from: z.string().optional(),
    note: z.string().optional(),
  })
  .refine(
    ({ unit, from, note }) => unit === "years of age" || (from ?? note) !== undefined,
    "does not say what starts it",
  );

const official =
  /^https:\/\/(www\.ecfr\.gov\/current\/|uscode\.house\.gov\/view\.xhtml\?req=|sites\.ed\.gov\/idea\/|www\.supremecourt\.gov\/)\S+$/;

const provision = z.strictObject({
  id: kebabCase,
  citation: z.string().regex(/\d/, "has no number"),
  officialAddress: z.url().regex(official, "is not at an official site"),
  status,
  asOf: day,
  topic: z.string().regex(/^[A-Z0-9].*[^.]$/, "is not a heading"),
  rule: sentence,
  deadline: deadline.optional(),
  commonlyMisstatedAs: sentence.optional(),
});

const proof = z.strictObject({
  quote: z.string().min(20, "is too short to be the words of the law"),
  source: z.string().regex(/\w/, "is empty"),
  note: z.string().regex(/\w/, "is empty").optional(),
});

/** The provisions that were not read in the law itself. A change of status is a decision: it is made here as well. */
const secondary: readonly string[] = [
  "bullying",
  "divorced-parents-rights",
  "military-transfer",
  "ocr-after-grievance",
  "parent-requested-meeting",
  "recording-without-telling",
  "voucher-students",
];

interface FederalLaw {
  readonly provisions: Readonly<Record<string, (typeof provisions)[keyof typeof provisions]>>;
  readonly evidence: Readonly<Record<string, unknown>>;
  readonly citations: Readonly<Record<string, { readonly id: string }>>;
}

export const federalLaw: DataSet<FederalLaw> = {
  name: "federal provisions",
  data: { provisions, evidence, citations },
  problems: ({ provisions, evidence, citations }) => {
    const ids = Object.keys(provisions).sort();
    return [
      ...unless(ids.length === 118, `there are ${ids.length} provisions, not 118`),
      ...unless(
        ids.join() === Object.keys(evidence).sort().join(),
        "evidence: its ids are not those of the provisions",
      ),
      ...unless(
        ids.join() ===
          Object.values(citations)
            .map(({ id }) => id)
            .sort()
            .join(),
        "citations: their ids are not those of the provisions",
      ),
      ...Object.entries(citations).flatMap(([name, { id }]) =>
        unless(camelCase(id) === name, `${id}: its citation is named ${name}, not ${camelCase(id)}`),
      ),
      ...Object.entries(provisions).flatMap(([id, one]) => [
        ...unless(one.id === id, `${id}: has the id "${one.id}"`),
        ...shapeProblems(provision, one, id),
        ...shapeProblems(proof, evidence[id], `${id} › evidence`),
        ...statusProblems(id, one.status),
        ...citationProblems(id, one.citation),
        ...spellingProblems(JSON.stringify(one), id),
      ]),
    ];
  },
};

function statusProblems(id: string, status: string): string[] {
  const expected = secondary.includes(id) ? "secondary" : "verified";
  return unless(status === expected, `${id} › status: is "${status}", and its evidence bears "${expected}"`);
}

/** A citation covers all that it names, and none of its sections is left unread beside the references. */
function citationProblems(id: string, citation: string): string[] {
  const references = citationsIn(citation);
  const read = references.map(({ text }) => text).join(" ");
  const sections = [...citation.replace(/comments on \S+/g, "").matchAll(/\b\d+\.\d+\b/g)];
  return [
    ...unless(references.length > 0, `${id} › citation: "${citation}" cannot be read`),
    ...references.flatMap((one) =>
      unless(covers(citation, one), `${id} › citation: "${citation}" does not cover ${one.text}`),
    ),
    ...sections.flatMap(([section]) =>
      unless(read.includes(section), `${id} › citation: section ${section} of "${citation}" is not read`),
    ),
  ];
}

function camelCase(id: string): string {
  return id.replace(/-([a-z0-9])/g, (_, first: string) => first.toUpperCase());
}
