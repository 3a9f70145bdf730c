import { isStateCode, type StateCode } from "@iep-insider/sdk/law";

/** A state's code, or "" if invalid: from a draft, the host, or start values. */
export function stateFrom(given: unknown): StateCode | "" {
  return typeof given === "string" && isStateCode(given) ? given : "";
}
