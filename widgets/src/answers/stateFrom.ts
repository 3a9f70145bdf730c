import { isStateCode, type StateCode } from "@iep-insider/sdk/law";

/** A state's code, or "" for whatever is none: a draft, a host's setting, what another tool handed over. */
export function stateFrom(given: unknown): StateCode | "" {
  return typeof given === "string" && isStateCode(given) ? given : "";
}
