import type { StateRecord } from "@iep-insider/sdk/law";
/** Who helps in the parent's state, with our doubt where we have one. */
export declare function resourcesOf(record: StateRecord | null): readonly string[];
