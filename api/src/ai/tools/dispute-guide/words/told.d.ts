/** What the plan is called and why it goes that way, where the account decides it; the first step that the way has. */
export declare const toldWords: {
    readonly safety: {
        readonly title: "Your child's safety comes first: act today, then put it in writing";
        readonly reason: "What you tell is frightening, and it cannot wait for the steps of a dispute. So the plan begins with your child's safety today, and goes on with a written demand and with those outside the school.";
    };
    readonly "hearing-filed": {
        readonly title: "You have filed for a hearing: keep to its dates";
        readonly reason: "A due process case runs by itself. What counts now are its days and what you bring to it.";
    };
    readonly "expedited-filed": {
        readonly title: "You have filed for a hearing: keep to its dates";
        readonly reason: "An expedited hearing is held soon. What counts now are its days and what you bring to it.";
    };
    readonly "complaint-filed": {
        readonly title: "You have filed a state complaint: watch its time";
        readonly reason: "The state has to decide within a set time. Use it to see which other way you keep open.";
    };
    readonly "after-mediation": {
        readonly title: "Mediation has not settled it: choose between a state complaint and a hearing";
        readonly reason: "You do not have to go through more talks first. A state complaint is for a rule that was broken, and a hearing is for what your child needs.";
    };
    readonly "iee-asked": {
        readonly title: "You asked for an independent evaluation: the school has to pay or file for a hearing";
        readonly reason: "After your request the school has two ways only: to see that you get the evaluation, or to file for a hearing to show that its own was sound. It may not put off both.";
    };
    readonly "request-sent": {
        readonly title: "You asked for testing in writing: now the school owes you an answer";
        readonly reason: "The school has to ask for your consent and test, or refuse in a written notice with its reasons. You need not ask again.";
    };
    readonly "answer-proposal": {
        readonly title: "A change is proposed: answer it in writing, by your state's rule";
        readonly reason: "Your state has a rule of its own on a change that the school proposes, and it may protect you more than the federal one. Under federal law, only a due process hearing that is pending keeps the placement. What you said out loud may not count, so answer in writing.";
    };
    readonly "proposal-answered": {
        readonly title: "You answered the proposal in writing: hold the school to it";
        readonly reason: "Your state has a rule of its own on a change that the school proposes, and you have answered. Under federal law, only a due process hearing that is pending keeps the placement.";
    };
    readonly "letter-sent": {
        readonly title: "The IEP is not followed, and the school has it in writing: complain to the state";
        readonly reason: "An IEP in force has to be carried out. What you wrote shows that the school knew of it. A state complaint is made for a rule that was broken.";
    };
    readonly "manifestation-held": {
        readonly title: "The manifestation meeting is over: look at the finding, and ask for the faster hearing";
        readonly reason: "A parent who disagrees with the finding or with the removal may ask for an expedited hearing.";
    };
    readonly "check-notice": {
        readonly title: "You have the written notice: check its reasons, then choose your way";
        readonly reason: "The notice must give the school's reasons and what it used for them. Where it does not, or the facts speak against it, you have something to answer.";
    };
};
/** The line that says what of the account was used. */
export declare const used: {
    line: (facts: string) => string;
    danger: string;
    done: {
        notice: (day: string | null) => string;
        request: (day: string | null) => string;
        letter: (day: string | null) => string;
        disagreement: (day: string | null) => string;
        meeting: (day: string | null) => string;
        mediation: (day: string | null) => string;
        complaint: (day: string | null) => string;
        hearing: (day: string | null) => string;
        ocr: (day: string | null) => string;
        records: () => string;
        iee: (day: string | null) => string;
        manifestation: (day: string | null) => string;
        doctor: () => string;
        photos: () => string;
        plan504: () => string;
        recordsAsked: (day: string | null) => string;
    };
};
export declare function of(day: string | null): string;
/** "On November 12, 2026", "in May". */
export declare function on(day: string | null): string;
/** A state's rule on a change that the school proposes. */
export declare const proposal: {
    readonly what: "Written answer to the school's proposal";
    readonly inState: (state: string, rule: string) => string;
    readonly filing: "By this rule a letter alone may not be enough: look at filing in time.";
    readonly noDay: "We show no last day, since we do not know for sure on which day the time begins. Ask the school, in writing.";
    readonly fromNotice: (day: string) => string;
    readonly fromGiven: (day: string) => string;
    readonly over: "The time to answer the proposal seems to have passed. Send your answer today all the same, and ask for advice: a hearing may still be open.";
    readonly overButSent: "The time to answer the proposal is over. What counts is that your written answer reached the school within it.";
    readonly answered: "Your written answer may not keep the placement by itself; look at your state's rule in the first step.";
    readonly warning: "Saying no at a meeting may not be enough. Answer in writing, and keep proof of the day.";
};
