import { type DoneSteps } from "./readDone.ts";
/** What a parent's account tells that changes a plan. */
export interface Account {
    readonly done: DoneSteps;
    /** Staff may be hurting the child. */
    readonly isInDanger: boolean;
    /** The school changes or takes away what the child has. */
    readonly isChange: boolean;
}
/** @param today `YYYY-MM-DD`, to which a day without a year belongs. */
export declare function readAccount(words: string | undefined, today: string): Account;
