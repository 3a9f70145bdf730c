import { z } from "zod";
import type { TimeUnit } from "../src/law/dates/dueDate.ts";
import { type Citation, deadlineParties, type Provision } from "../src/law/federal/Provision.ts";
import { day, kebabCase, limitIn, sentence, status } from "./shared.ts";

// What a record in a file of `sdk/data/federal` may hold.

const units: readonly TimeUnit[] = ["calendar days", "business days", "school days", "years"];
const words = z.string().regex(/\w/, "is empty");

/** One time limit of a rule, in the fields of a state's time limit. */
const limit = z
  .strictObject({
    limit: limitIn(units),
    /** What starts the clock: "the school gets …". */
    clockStarts: words.exactOptional(),
    /** For days counted back: what they end with, "the parent removes the child". */
    before: words.exactOptional(),
    by: z.enum(deadlineParties),
    /** What is due by then: "hold the hearing". */
    mustBeDone: words.exactOptional(),
    /** What the time is for, if nothing has to be done by its end: "settling the matter". */
    isFor: words.exactOptional(),
    /** What may replace or extend the limit. */
    note: words.exactOptional(),
  })
  .refine(
    ({ clockStarts, before }) => (clockStarts === undefined) !== (before === undefined),
    "needs either clockStarts or before",
  )
  .refine(
    ({ mustBeDone, isFor }) => (mustBeDone === undefined) !== (isFor === undefined),
    "needs either mustBeDone or isFor",
  );

const official =
  /^https:\/\/(www\.ecfr\.gov\/current\/|uscode\.house\.gov\/view\.xhtml\?req=|sites\.ed\.gov\/idea\/|www\.supremecourt\.gov\/)\S+$/;

export const provisionSchema = z.strictObject({
  topic: z.string().regex(/^[A-Z0-9].*[^.]$/, "is not a heading"),
  /** The rule in our own plain words. */
  rule: sentence,
  /** Each time limit that the rule sets, by a name of its own. */
  limits: z.record(kebabCase, limit).exactOptional(),
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
  const { limits } = record;
  return { ...citationOf(id, record), ...wordsOf(record), ...(limits && { limits }) };
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
  commonlyMisstatedAs,
}: ProvisionRecord): Omit<Provision, keyof Citation | "limits"> {
  return { topic, rule, ...(commonlyMisstatedAs !== undefined && { commonlyMisstatedAs }) };
}
