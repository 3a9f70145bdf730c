import type { MeetingHistory } from "@iep-insider/sdk/contract";
import type { Declined } from "@iep-insider/sdk/safety";
/** The sentences around the steps. */
/** That a meeting is never needed first. */
export declare const meetings: Readonly<Record<MeetingHistory, string>>;
export declare const stayPut: {
    general: string;
    discipline: string;
    noIep: string;
};
export declare const timeline: {
    start: (title: string) => string;
    complaint: string;
    hearing: string;
    expedited: string;
    next: (what: string, day: string) => string;
    noDate: string;
    allOver: string;
};
export declare const warnings: {
    counted: string;
    receivedByState: string;
    complaintOver: string;
    hearingOver: string;
    ocrOver: string;
    nearly: (what: string, day: string) => string;
    placement: string;
    discipline: string;
    notYetEligible: string;
    discipline504: string;
    hearingRisk: string;
    ownPlacement: (limit: string) => string;
    grievanceFirst: string;
    meetingRule: string;
    noIee: string;
    transitionAge: string;
};
export declare const resources: {
    center: string;
    agency: string;
    complaint: string;
    phoneUnchecked: string;
    centerUnchecked: string;
    noState: string;
};
export declare const forms: {
    complaint: string;
    homePage: string;
    mediation: string;
    safeguards: string;
    records: string;
    ocr: string;
};
export declare const declined: Readonly<Record<Declined, {
    readonly title: string;
    readonly reason: string;
}>>;
export declare const doNotKnow: {
    title: string;
    reason: string;
};
/** Before a plan where what the parent wrote may be no matter of the school. */
export declare const notSure = "We are not sure that this is a dispute with a public school, so this costs you nothing. The steps below are for one.";
export declare const tellMore = "We are not sure what your concern is about, so this plan is a general one, and it is free. Tell us what the school did or did not do, and ask again.";
