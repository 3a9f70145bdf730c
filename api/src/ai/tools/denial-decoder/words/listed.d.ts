/** The eight reasons of the list (wording.md C). */
export declare const listed: {
    readonly child_passing: {
        readonly explanation: "Often not a valid reason by itself. A child who passes from grade to grade can still have a disability and need special education. Good grades are one fact among many. The school still has to look at this child.";
        readonly wouldChange: readonly ["How much help your child gets at home or in class to keep those grades.", "Areas that grades do not show, such as behavior, friends, speech or health."];
        readonly wouldMakeValid: readonly ["The school's data show that your child does not need special education.", "The school sees no sign of a disability, and says so in a written notice with its reasons and data."];
        readonly steps: readonly ["Write down where your child struggles in spite of the grades, and how long homework takes.", "Ask for testing in writing if your child was never tested."];
        readonly whySend: "It asks the school to put its refusal and its reasons in writing.";
    };
    readonly no_services: {
        readonly explanation: "Often not a valid reason by itself. The school must give what your child needs for an appropriate education, even if it does not have that service now. It may bring it in or pay someone else. It may choose another way to help only if that way meets the need.";
        readonly wouldChange: readonly ["Whether the IEP already names the service.", "Whether the school offers something else that meets the same need."];
        readonly wouldMakeValid: readonly ["Data show that your child does not need this service.", "The school offers another service that meets the same need."];
        readonly steps: readonly ["Tie the service to a need: which goal or part of the school day does your child miss without it?", "Ask at an IEP meeting how the school will meet that need, and by when."];
        readonly whySend: "It asks the school to put its refusal and its reasons in writing.";
    };
    readonly too_young_old: {
        readonly explanation: "Services under this law start at age 3 and can go through age 21. The last day differs from state to state, and a regular diploma ends it sooner. Under age 3, early intervention helps, which is another program.";
        readonly wouldChange: readonly [{
            readonly text: "Your child's exact age.";
            readonly unless: "age";
        }, "Your state's last age for services.", {
            readonly text: "Whether your child has a regular diploma.";
            readonly unless: "diploma";
        }];
        readonly wouldMakeValid: readonly ["Your child is under age 3.", "Your child is past your state's last age.", "Your child has a regular high school diploma."];
        readonly steps: readonly ["Ask the school which age rule it used, and where it is written."];
        readonly whySend: "It asks the school to put its refusal and its reasons in writing.";
    };
    readonly try_other_interventions: {
        readonly explanation: "Often not a valid reason by itself. The school may try other help, but it may not use that to delay or refuse testing when a disability is suspected. Both can go on at the same time. A school that suspects no disability may refuse, but only in a written notice with its reasons.";
        readonly wouldChange: readonly ["What the school, a doctor or you have seen that points to a disability.", "How long other help was tried, and what came of it."];
        readonly wouldMakeValid: readonly ["The school sees no sign of a disability, and says so in a written notice with its reasons and data."];
        readonly steps: readonly ["Ask for testing in writing, and say why you suspect a disability. Add that the extra help can go on meanwhile.", "Ask for the results of all the help that was tried so far."];
        readonly whySend: "It asks for testing in writing, so that the school has to say yes or refuse in writing.";
    };
    readonly budget_constraints: {
        readonly explanation: "Often not a valid reason by itself. The school may not refuse what your child needs because of cost or missing staff. Cost can matter only when it picks between options that would each meet the need.";
        readonly wouldChange: readonly ["Whether the IEP already names the service.", "Whether the school offers another option, and whether that one meets the need."];
        readonly wouldMakeValid: readonly ["Data show that your child does not need the service.", "The school offers another option that also meets the need."];
        readonly steps: readonly ["Ask the team to talk about the need first and the cost later: what does your child need to learn?", "Ask how the school will fill the gap, such as with outside staff, and from what day."];
        readonly whySend: "It asks the school to put its refusal and its reasons in writing.";
    };
    readonly no_significant_impact: {
        readonly explanation: "To get an IEP, a disability has to affect how your child does in school. So this reason can be valid. But school is more than grades: behavior, friends, health and daily skills count too. The school has to look at all areas where a disability is suspected.";
        readonly wouldChange: readonly ["What teachers see in class, at lunch and between classes.", "Calls home, time out of class, nurse visits or missed days.", "How long homework takes, and how your child is after school."];
        readonly wouldMakeValid: readonly ["A full evaluation shows that the disability does not affect school, in grades or in any other way."];
        readonly steps: readonly ["Write down examples with dates: what happened at school, and what it kept your child from doing.", "Ask which data the school used, and whether it looked at more than grades."];
        readonly whySend: "It asks the school to put its refusal and its reasons in writing.";
    };
    readonly parent_concern_only: {
        readonly explanation: "Often not a valid reason by itself. You may ask for testing at any time, and what you see at home counts. The school must ask for your consent to test, or refuse in writing with its reasons. Your worry alone does not make it agree, but it may not just wave you off.";
        readonly wouldChange: readonly ["Notes from a doctor, a therapist or a teacher who sees it too.", "Schoolwork or events that show the same thing."];
        readonly wouldMakeValid: readonly ["The school sees no sign of a disability, and says so in a written notice with its reasons and data."];
        readonly steps: readonly ["Put your request in writing. Describe what you see, how often, and since when.", "Ask the school to look at what you bring together with its own records."];
        readonly whySend: "It asks the school to put its refusal and its reasons in writing.";
    };
    readonly recent_evaluation: {
        readonly explanation: "It may be valid. A child with an IEP need not be evaluated again more than once a year unless you both agree. It must be done at least once every 3 years, unless you and the school agree that it is not needed. If you disagree with the school's evaluation, you can ask for an independent one at public expense. Then the school must pay or ask for a hearing.";
        readonly wouldChange: readonly ["The date of the last evaluation.", {
            readonly text: "Whether your child has an IEP: these limits are for children who do.";
            readonly unless: "plan";
        }, "Whether it looked at all the areas that worry you.", "Whether you agree with its results."];
        readonly wouldMakeValid: readonly ["The school did a full evaluation less than a year ago, and nobody agreed to another."];
        readonly steps: readonly ["Find the date of the last report, and see which areas it covers.", "If you disagree with it, ask for an independent evaluation at public expense. One sentence is enough."];
        readonly whySend: "It asks for an independent evaluation, in case you disagree with the school's own.";
    };
};
