/** With whom a dispute is that no school's duty decides. */
export type OutsideParty = "employer" | "insurer" | "landlord" | "company" | "family" | "benefits" | "college" | "court" | "government";
/**
 * With whom an account plainly has a dispute that is no matter of a school's duties; null where it may be one. Where a
 * school or district is told to have refused or done something too, it is never plain.
 */
export declare function outsideParty(account: string): OutsideParty | null;
/** Whether a text names a party other than a school, and tells of nothing that a school did. */
export declare function namesOtherParty(text: string): boolean;
/** "He has no disability or anything": the rules that we hold are for children with one. */
export declare function saysNoDisability(text: string): boolean;
