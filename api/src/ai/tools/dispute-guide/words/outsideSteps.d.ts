/** Steps that lead to an agency outside the school. */
export declare const outsideSteps: {
    readonly "state-complaint": {
        readonly title: "File a state complaint";
        readonly short: "Send the state a signed complaint about the rule that was broken.";
        readonly what: "Say which rule of special education was broken, with the facts and what would put it right. Send the district a copy at the same time. You need no meeting first.";
        readonly who: "You, to the state education agency.";
        readonly cost: "We know of no fee.";
        readonly time: "The state must decide within 60 days after you file. It may take longer only in exceptional cases, or if you and the school agree so as to settle.";
        readonly attach: readonly ["The facts by date", "Copies of letters, notices and the IEP"];
        readonly risk: "It does not keep your child's placement. What is also in a due process hearing waits for that hearing.";
        readonly stop: "Leave it out if no rule was broken and you see your child's needs in different ways. Then mediation or a hearing fits better.";
    };
    readonly mediation: {
        readonly title: "Try mediation";
        readonly short: "Ask the state for mediation, if you and the school both want it.";
        readonly what: "A trained, neutral person helps you and the school to agree. You can use it without a hearing.";
        readonly who: "You and the school. Both must want it.";
        readonly cost: "Nothing. The state pays.";
        readonly time: "It may not be used to delay a hearing.";
        readonly attach: readonly ["What you want, and what you could live with", "Reports that show the need"];
        readonly risk: "It does not keep the placement. A signed deal can be enforced in court, so read it with care.";
        readonly stop: "Stop if the talks lead nowhere while a time limit runs.";
    };
    readonly "due-process": {
        readonly who: string;
        readonly cost: string;
        readonly attach: string[];
        readonly risk: string;
        readonly stop: string;
        readonly title: "Ask for a due process hearing";
        readonly short: "File a due process complaint in time, best with advice.";
        readonly what: "The complaint names your child, the problem and a way to solve it. What is not in it cannot be raised later, unless the other side agrees. You need no meeting and no mediation first.";
        readonly time: "The school holds a meeting to settle within 15 days of your complaint, unless you both waive it in writing or use mediation. If nothing is settled in 30 days, the hearing may go ahead. The decision is due 45 days after that time ends, unless it is extended.";
    };
    readonly "hearing-before-change": {
        readonly who: string;
        readonly cost: string;
        readonly attach: string[];
        readonly risk: string;
        readonly stop: string;
        readonly title: "File for due process before the change";
        readonly short: "To keep the placement, file a due process complaint before the change takes effect.";
        readonly what: "While a due process hearing is pending, your child stays in the current placement, unless you and the school agree otherwise. So file before the day of the change. The complaint names your child, the problem and a way to solve it.";
        readonly time: "The school holds a meeting to settle within 15 days of your complaint, unless you both waive it in writing or use mediation. If nothing is settled in 30 days, the hearing may go ahead. The decision is due 45 days after that time ends, unless it is extended.";
    };
    readonly "expedited-hearing": {
        readonly who: string;
        readonly cost: string;
        readonly attach: string[];
        readonly stop: string;
        readonly title: "Ask for an expedited hearing";
        readonly short: "If you do not agree with the removal or the finding, ask for an expedited hearing.";
        readonly what: "This is a faster due process hearing for discipline. You may ask for it if you disagree with the removal or with what the manifestation meeting found.";
        readonly time: "It is held within 20 school days of your complaint, and decided within 10 school days after the hearing.";
        readonly risk: "Your child stays in the interim setting meanwhile. It is a formal case.";
    };
    readonly ocr: {
        readonly title: "File with the Office for Civil Rights";
        readonly short: "Send the Office for Civil Rights (OCR) a written complaint, since its time limit is short.";
        readonly what: "Anyone who believes that a student was treated unfairly because of a disability may file in writing. Say what happened, when, and why you believe that the disability is the reason. You do not have to use the school's own grievance first.";
        readonly who: "You, to the Office for Civil Rights (OCR).";
        readonly cost: "We hold no rule on fees. Ask the office.";
        readonly time: "It is due within 180 calendar days of what happened, unless the office waives that. We hold no time for its decision.";
        readonly attach: readonly ["What happened, by date", "What shows that the disability is the reason", "Letters and emails"];
        readonly risk: "It does not keep a placement, and it does not decide what an IEP should hold.";
        readonly stop: "Leave it out if it is about the IEP alone. Then a state complaint fits better.";
    };
};
