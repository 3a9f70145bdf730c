import { loadStates, type StateCode, type StateRecord } from "@iep-insider/sdk/law";
import { useLoaded } from "@iep-insider/widgets/later";

/**
 * The record of the child's state.
 * @returns null without a state, undefined while it loads; it loads again once there is a connection.
 */
export function useStateRecord(state: StateCode | null): StateRecord | null | undefined {
  const { status, value } = useLoaded(state, async (code) => (await loadStates())[code as StateCode]);
  if (status === "none") return null;
  return status === "known" ? (value ?? undefined) : undefined;
}
