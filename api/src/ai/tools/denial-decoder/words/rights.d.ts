/** Refusals that have a rule of their own, whatever reason the school gives. */
export declare const rights: {
    readonly iee_refused: {
        readonly explanation: "Often not a valid answer. If you disagree with the school's evaluation, you may ask for an independent one at public expense. Then the school must see that you get it, or file for a hearing to show that its own was sound. It may ask why you object, but you do not have to say.";
        readonly wouldChange: readonly ["Whether the school has evaluated your child, and whether you said that you disagree.", "Whether the school has filed for a hearing.", "Whether the evaluator meets the school's own criteria."];
        readonly wouldMakeValid: readonly ["There is no school evaluation that you disagree with.", "The school asked for a hearing, and its evaluation was found sound.", "You already had one at public expense for the same school evaluation."];
        readonly steps: readonly ["Write in one sentence that you disagree with the school's evaluation, and ask for an independent one at public expense.", "Ask the school which it will do, pay or file for a hearing, and for its criteria."];
        readonly whySend: "It asks for an independent evaluation at public expense.";
    };
    readonly plan_504: {
        readonly explanation: "Section 504 covers a student with an impairment that substantially limits a major life activity, such as learning, reading or eating. Good grades alone do not settle that, and the good effects of medicine or aids do not count. The school must meet the student's needs as well as it meets those of others.";
        readonly wouldChange: readonly ["Which activity the condition limits, and how much.", "How your child would do without medicine, aids or extra help.", "What the 504 plan says word for word, if there is one."];
        readonly wouldMakeValid: readonly ["The condition does not substantially limit any major life activity.", "The school meets your child's needs in another way, as well as it meets those of others."];
        readonly steps: readonly ["Ask for the decision and its reasons in writing. Ask also how to see the records, and how to get a Section 504 hearing.", "Write down what is hard at school, and what has helped.", "If you believe that it is unfair treatment because of a disability, you may file with the Office for Civil Rights within 180 calendar days of what happened. The school's own process need not come first."];
        readonly whySend: "It asks the school to look at your child under Section 504.";
    };
};
