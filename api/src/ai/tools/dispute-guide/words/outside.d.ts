import type { OutsideParty } from "../../../reading/outsideParty.ts";
/** For a dispute that no school's duty decides. */
export declare const outside: {
    readonly title: "This is not a matter of special education law";
    readonly reason: (party: OutsideParty) => string;
};
