/** Time limits in words, each with the rule that sets it. */
export declare const deadlines: {
    readonly complaint: {
        readonly what: "State complaint";
        readonly rule: "The state has to get it not more than 1 year after what happened.";
    };
    readonly hearing: {
        readonly what: "Due process complaint";
        readonly rule: (limit: string) => string;
        readonly federal: "2 years";
        readonly inState: (state: string, limit: string) => string;
        readonly noneRead: (state: string) => string;
        readonly noState: "A state may have its own limit. Choose your state to see it.";
    };
    readonly ocr: {
        readonly what: "Complaint to the Office for Civil Rights (OCR)";
        readonly rule: "Within 180 calendar days of what happened, unless the office waives that.";
    };
    readonly manifestation: {
        readonly what: "Manifestation determination";
        readonly rule: "Within 10 school days of the school's decision to change the placement. We cannot count school days without the school's calendar.";
    };
    readonly expedited: {
        readonly what: "Expedited hearing";
        readonly rule: "Held within 20 school days of your complaint, and decided within 10 school days after it.";
    };
};
