/** What comes after a step that the parent has taken. @param day as the parent gave it; null where none was given. */
export declare const doneSteps: {
    readonly "check-notice": (day: string | null) => {
        title: string;
        short: string;
        what: string;
        who: string;
        cost: string;
        time: string;
        attach: string[];
        risk: string;
        stop: string;
    };
    readonly "request-sent": (day: string | null) => {
        title: string;
        short: string;
        what: string;
        who: string;
        cost: string;
        time: string;
        attach: string[];
        risk: string;
        stop: string;
    };
    readonly "letter-sent": (day: string | null) => {
        title: string;
        short: string;
        what: string;
        who: string;
        cost: string;
        time: string;
        attach: string[];
        risk: string;
        stop: string;
    };
    readonly "use-504": () => {
        title: string;
        short: string;
        what: string;
        who: string;
        cost: string;
        time: string;
        attach: string[];
        risk: string;
        stop: string;
    };
    readonly "iee-asked": (day: string | null) => {
        title: string;
        short: string;
        what: string;
        who: string;
        cost: string;
        time: string;
        attach: string[];
        risk: string;
        stop: string;
    };
    readonly "after-mediation": (day: string | null) => {
        title: string;
        short: string;
        what: string;
        who: string;
        cost: string;
        time: string;
        attach: string[];
        risk: string;
        stop: string;
    };
    readonly "manifestation-held": (day: string | null) => {
        title: string;
        short: string;
        what: string;
        who: string;
        cost: string;
        time: string;
        attach: string[];
        risk: string;
        stop: string;
    };
    readonly "complaint-filed": (day: string | null) => {
        title: string;
        short: string;
        what: string;
        who: string;
        cost: string;
        time: string;
        attach: string[];
        risk: string;
        stop: string;
    };
    readonly "hearing-filed": (day: string | null) => {
        title: string;
        short: string;
        what: string;
        who: string;
        cost: string;
        time: string;
        attach: string[];
        risk: string;
        stop: string;
    };
    readonly "expedited-filed": (day: string | null) => {
        title: string;
        short: string;
        what: string;
        who: string;
        cost: string;
        time: string;
        attach: string[];
        risk: string;
        stop: string;
    };
    readonly "ocr-filed": (day: string | null) => {
        title: string;
        short: string;
        what: string;
        who: string;
        cost: string;
        time: string;
        attach: string[];
        risk: string;
        stop: string;
    };
};
