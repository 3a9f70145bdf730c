import { type DenialReasonId, denialReasons } from "@iep-insider/sdk/contract";

/** A reason of the list as it is sent, and quoted in a letter: in English in every language's build. */
export function reasonSent(reason: DenialReasonId): string {
  return denialReasons.find(({ id }) => id === reason)?.label ?? "";
}
