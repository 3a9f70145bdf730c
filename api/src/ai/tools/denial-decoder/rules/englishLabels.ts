import { type DenialReasonId, denialReasons } from "@iep-insider/sdk/contract";

/** The reasons as an English page sends them, whatever the language of the answer. */
export const englishLabels: ReadonlyMap<DenialReasonId, string> = new Map(
  denialReasons.map(({ id, label }) => [id, label]),
);
