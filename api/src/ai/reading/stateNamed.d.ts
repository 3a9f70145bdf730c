import { type StateCode } from "@iep-insider/sdk/law";
/**
 * The state that an account clearly speaks of: by its name or postal code where one lives, or with its law. Null where
 * it names none, or more than one. A city is never taken for its state.
 */
export declare function stateNamed(account: string): StateCode | null;
