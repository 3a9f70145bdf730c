import { z } from "zod";
import type { Citation, Deadline, Provision } from "../src/law/federal/Provision.ts";
import { day, limitIn, sentence, status } from "./shared.ts";

// What a record in a file of `sdk/data/federal` may hold.

const units: readonly Deadline["unit"][] = [
  "calendar days",
  "business days",
  "school days",
  "years",
  "years of age",
];

const deadline = z
  .strictObject({
    limit: limitIn(units),
    /** What starts the clock; "before …" for days counted back. */
    from: z.string().exactOptional(),
    note: z.string().exactOptional(),
  })
  .refine(
    ({ limit, from, note }) => limit.unit === "years of age" || (from ?? note) !== undefined,
    "does not say what starts it: add from or note",
  );

const official =
  /^https:\/\/(www\.ecfr\.gov\/current\/|uscode\.house\.gov\/view\.xhtml\?req=|sites\.ed\.gov\/idea\/|www\.supremecourt\.gov\/)\S+$/;

const words = z.string().regex(/\w/, "is empty");

export const provisionSchema = z.strictObject({
  topic: z.string().regex(/^[A-Z0-9].*[^.]$/, "is not a heading"),
  /** The rule in our own plain words. */
  rule: sentence,
  deadline: deadline.optional(),
  /** A common misunderstanding of the rule. */
  commonlyMisstatedAs: sentence.exactOptional(),
  /** As a lawyer would write it. */
  citation: z.string().regex(/\d/, "has no number"),
  officialAddress: z.url().regex(official, "is not at an official site"),
  status,
  checkedOn: day,
  /** Why the status is deserved. No module holds it: only people read it. */
  evidence: z.strictObject({
    quote: z.string().min(20, "is too short to be the words of the law"),
    sources: z.array(words).min(1),
    /** A remark for later readers about how it was read. */
    note: words.optional(),
  }),
});

/** A provision as a person writes it. */
export type ProvisionInput = z.input<typeof provisionSchema>;
export type ProvisionRecord = z.output<typeof provisionSchema>;

/** The parts of a record that the product loads. */
export function provisionOf(id: string, record: ProvisionRecord): Provision {
  return { ...citationOf(id, record), ...wordsOf(record) };
}

export function citationOf(
  id: string,
  { citation, officialAddress, status, checkedOn }: ProvisionRecord,
): Citation {
  return { id, citation, officialAddress, status, asOf: checkedOn };
}

export function wordsOf({
  topic,
  rule,
  deadline,
  commonlyMisstatedAs,
}: ProvisionRecord): Omit<Provision, keyof Citation> {
  return {
    topic,
    rule,
    ...(deadline && { deadline: deadlineOf(deadline) }),
    ...(commonlyMisstatedAs !== undefined && { commonlyMisstatedAs }),
  };
}

function deadlineOf({ limit, ...start }: z.output<typeof deadline>): Deadline {
  return { ...limit, ...start };
}
