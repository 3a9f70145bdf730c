import { citationsIn } from "../src/law/references/citationsIn.ts";
import { covers } from "../src/law/references/covers.ts";
import { heldIn, idsIn, readFederalFiles, type TopicFiles } from "./lawFiles.ts";
import { type ProvisionInput, provisionOf, provisionSchema } from "./provisionSchema.ts";
import { type DataSet, repeated, spellingProblems, unless } from "./shared.ts";

/** The provisions that were not read in the law itself. A change of status is a decision: it is made here as well. */
const secondary: readonly string[] = [
  "bullying",
  "divorced-parents-rights",
  "military-transfer",
  "ocr-after-grievance",
  "parent-requested-meeting",
  "recording-without-telling",
  "removals-that-may-count",
  "voucher-students",
];

export const federalLaw: DataSet<TopicFiles<ProvisionInput>> = {
  name: "federal provisions",
  data: readFederalFiles(),
  problems: (files) => {
    const { held, problems } = heldIn(provisionSchema, files);
    const ids = idsIn(files);
    return [
      ...problems,
      ...unless(ids.length === 120, `there are ${ids.length} provisions, not 120`),
      ...repeated(ids).map((id) => `${id}: is in two files`),
      ...held.flatMap(({ id, where, value }) => [
        ...statusProblems(id, where, value.status),
        ...citationProblems(where, value.citation),
        ...spellingProblems(JSON.stringify(provisionOf(id, value)), where),
      ]),
    ];
  },
};

function statusProblems(id: string, where: string, status: string): string[] {
  const expected = secondary.includes(id) ? "secondary" : "verified";
  return unless(
    status === expected,
    `${where} › status: is "${status}", and its evidence bears "${expected}"`,
  );
}

/** A citation covers all that it names, and none of its sections is left unread beside the references. */
function citationProblems(where: string, citation: string): string[] {
  const references = citationsIn(citation);
  const read = references.map(({ text }) => text).join(" ");
  const sections = [...citation.replace(/comments on \S+/g, "").matchAll(/\b\d+\.\d+\b/g)];
  return [
    ...unless(references.length > 0, `${where} › citation: "${citation}" cannot be read`),
    ...references.flatMap((one) =>
      unless(covers(citation, one), `${where} › citation: "${citation}" does not cover ${one.text}`),
    ),
    ...sections.flatMap(([section]) =>
      unless(read.includes(section), `${where} › citation: section ${section} of "${citation}" is not read`),
    ),
  ];
}
