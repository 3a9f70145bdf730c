import type { ReasonWords } from "./ReasonWords.ts";
/** Reasons that are not on the list and that parents hear all the same. */
export declare const others: {
    readonly wait: {
        readonly explanation: "Often not a valid reason by itself. You may ask for testing at any time of the year. The school has to ask for your consent, or refuse in a written notice with its reasons. To wait is no answer, and it may not delay testing when a disability is suspected.";
        readonly wouldChange: readonly [{
            readonly text: "Whether you asked in writing, and on what date.";
            readonly unless: "writtenRequest";
        }, "What points to a disability now."];
        readonly wouldMakeValid: readonly ["The school sees no sign of a disability, and says so in a written notice with its reasons and data."];
        readonly steps: readonly ["Ask again in writing, with the date of each time you asked before.", "Ask for an answer in writing by a date that you name."];
        readonly whySend: "It asks the school to put its refusal and its reasons in writing.";
    };
    readonly diagnosis_first: {
        readonly explanation: "Often not a valid reason by itself. Federal law asks for no medical diagnosis before a school tests a child. If the school suspects a disability, it must test in all areas where one is suspected. A diagnosis can help, but it does not decide by itself.";
        readonly wouldChange: readonly ["What points to a disability at school now.", "Your state's own rules for some disabilities."];
        readonly wouldMakeValid: readonly ["The school sees no sign of a disability, and says so in a written notice with its reasons and data."];
        readonly steps: readonly ["Ask for testing in writing now. Do not wait for an outside visit.", "If the school wants a doctor's view, ask it to arrange that at no cost to you."];
        readonly whySend: "It asks for testing in writing, so that the school has to say yes or refuse in writing.";
    };
    readonly medication_first: {
        readonly explanation: "Often not a valid reason by itself. A school may not make a controlled drug, such as many used for attention, a condition for testing, help or coming to school. What your child takes is up to you and your doctor. Teachers may still tell you what they see in class.";
        readonly wouldChange: readonly ["The words the school used: did it make this a condition, or only share what it sees?"];
        readonly wouldMakeValid: readonly ["The school did not make it a condition, and refused for another reason that it can show."];
        readonly steps: readonly ["Write down who said it, when, and in what words.", "Ask for testing or help in writing, apart from any talk of medicine."];
        readonly whySend: "It asks the school to put its refusal and its reasons in writing.";
    };
    readonly wrong_label: {
        readonly explanation: "Often not a valid reason by itself. Help follows what your child needs, not the name of the disability. A name alone is no reason to refuse a service that your child needs. The team has to look at your own child's needs.";
        readonly wouldChange: readonly ["What the evaluation says your child needs.", "Which goals in the IEP this help would serve."];
        readonly wouldMakeValid: readonly ["Data show that your child does not need this help.", "The school offers other help that meets the same need."];
        readonly steps: readonly ["Name the need, not the label: what can your child not do without this help?", "Ask the team which of your child's needs it looked at, and with what data."];
        readonly whySend: "It asks the school to put its refusal and its reasons in writing.";
    };
    readonly learning_english: {
        readonly explanation: "Limited English by itself cannot be the main reason to find that a child has a disability. But a child who learns English can also have a disability. Testing has to be in the language that shows best what your child can do, where that is possible.";
        readonly wouldChange: readonly ["Whether the same trouble shows in your child's first language.", "Whether brothers, sisters or classmates who learn English do better."];
        readonly wouldMakeValid: readonly ["The data show that learning English is the main cause of the trouble."];
        readonly steps: readonly ["Write down what is hard for your child in the first language too.", "Ask for testing in writing, in your child's first language or in both."];
        readonly whySend: "It asks for testing in writing, so that the school has to say yes or refuse in writing.";
    };
    readonly missed_school: {
        readonly explanation: "If a lack of teaching in reading or math is the main cause of the trouble, that alone cannot make a child eligible. But a child who missed school can also have a disability. The disability may even be why your child missed school.";
        readonly wouldChange: readonly ["Why your child missed school: was it health, worry or something at school?", "Whether the trouble was there before, or stays with good teaching."];
        readonly wouldMakeValid: readonly ["The data show that a lack of teaching in reading or math is the main cause."];
        readonly steps: readonly ["Write down why your child missed school, and what was hard before that.", "Ask for testing in writing, and say what else you think is behind it."];
        readonly whySend: "It asks for testing in writing, so that the school has to say yes or refuse in writing.";
    };
    readonly setting: {
        readonly explanation: "Children with and without disabilities learn together as far as that suits the child. But the district must have a range of settings, and must look at aids and help before it takes a child out of the regular class. A setting is chosen for one child, from that child's IEP, and not for all children alike.";
        readonly wouldChange: readonly ["What help was tried in the regular class, and how it went.", "What your child's goals call for."];
        readonly wouldMakeValid: readonly ["You asked for a special class, and the data show that your child can learn in the regular class with aids and help.", "You asked for the regular class, and the data show that learning there cannot work, even with aids and help."];
        readonly steps: readonly ["Ask which settings the team looked at, and why it said no to each.", "Ask what help your child will get where your child is now, and how the team will see if it works."];
        readonly whySend: "It asks the school to put its refusal and its reasons in writing.";
    };
    readonly no_need: {
        readonly explanation: "The school may refuse what your child does not need. But it has to show why, from data about your child. You are part of the team that decides. An IEP has to fit your child, so that your child can make progress.";
        readonly wouldChange: readonly ["What the data say: progress on the goals, reports and notes from class.", "What your child can and cannot do without this help."];
        readonly wouldMakeValid: readonly ["Data show that your child makes good progress without it."];
        readonly steps: readonly ["Ask which data show that your child does not need it.", "Bring your own examples, and ask for a meeting to go through them."];
        readonly whySend: "It asks the school to put its refusal and its reasons in writing.";
    };
    readonly private_school: {
        readonly explanation: "Children in private school still have to be found and tested if a disability is suspected. But a child whom parents place there has no right of their own to the services that a public school would give. So a refusal to test is often not valid, and a refusal of services can be.";
        readonly wouldChange: readonly [{
            readonly text: "Whether the school refused to test, or refused services.";
            readonly unless: "refusal";
        }, "Whether you or the district placed your child there.", "If you teach at home: whether your state counts that as private school."];
        readonly wouldMakeValid: readonly ["You placed your child there, and the district refused services, not testing."];
        readonly steps: readonly ["Ask which district has to test your child, and send your request there.", "Ask which services the district offers to children in private schools."];
        readonly whySend: "It asks for testing in writing, so that the school has to say yes or refuse in writing.";
    };
    readonly not_eligible: {
        readonly explanation: "A child gets an IEP only if the child has a disability and needs special education because of it. The school may say no after a full evaluation. You are part of the group that decides, and no single test score may settle it. If you disagree with the evaluation, you can ask for an independent one.";
        readonly wouldChange: readonly ["Whether the school did a full evaluation in all areas of concern.", "Whether it used more than one score.", "Whether you got the report and took part in the meeting."];
        readonly wouldMakeValid: readonly ["A full evaluation shows no disability, or no need for special education."];
        readonly steps: readonly ["Ask for a copy of the report and of the decision. Both are free.", "If you disagree with the evaluation, ask for an independent one at public expense."];
        readonly whySend: "It asks for an independent evaluation, in case you disagree with the school's own.";
    };
    readonly plan_504_enough: {
        readonly explanation: "What counts is what your child needs. A 504 plan can give changes, aids and services, so that your child can take part. An IEP gives teaching made to fit your child. A 504 plan is no first step that you must take before an IEP. You may still ask for a full evaluation.";
        readonly wouldChange: readonly ["Whether your child needs special teaching, or only changes in class.", "How well the 504 plan has worked so far."];
        readonly wouldMakeValid: readonly ["A full evaluation shows that your child does not need special education."];
        readonly steps: readonly ["Write down what is still hard in spite of the 504 plan.", "Ask in writing for a special education evaluation."];
        readonly whySend: "It asks for testing in writing, so that the school has to say yes or refuse in writing.";
    };
    readonly policy: {
        readonly explanation: "Often not a valid reason by itself. A local rule or habit does not stand above what your child needs. The team has to decide for this one child. The school may refuse only for reasons about your child that it can show.";
        readonly wouldChange: readonly ["What the rule says, and where it is written.", "What your child's data say about the need."];
        readonly wouldMakeValid: readonly ["Data show that your child does not need it.", "The school offers another way that meets the need."];
        readonly steps: readonly ["Ask for a copy of the rule.", "Ask the team what your child needs, apart from the rule."];
        readonly whySend: "It asks the school to put its refusal and its reasons in writing.";
    };
    readonly childs_fault: {
        readonly explanation: "What looks like a choice can be a sign of a disability. When behavior gets in the way of learning, the team has to look at supports. The school should say what it tested and what it saw, not only what it thinks.";
        readonly wouldChange: readonly ["When it happens, how often, and what comes before it.", "What a doctor, a therapist or a teacher says about it."];
        readonly wouldMakeValid: readonly ["The school sees no sign of a disability, and says so in a written notice with its reasons and data."];
        readonly steps: readonly ["Write down what you see, in plain facts: when, where, and how long.", "Ask in writing for testing in all areas that worry you, behavior too."];
        readonly whySend: "It asks for testing in writing, so that the school has to say yes or refuse in writing.";
    };
    readonly no_reason: {
        readonly explanation: "The school gave no reason that we could weigh. When a school refuses, it must say so in a written notice. That notice has to say what it refuses, why, and what it used to decide.";
        readonly wouldChange: readonly ["The reason, once you have it in writing.", "What you asked for, and whether you asked in writing."];
        readonly wouldMakeValid: readonly ["The notice gives a reason about your child, with data behind it."];
        readonly steps: readonly ["Write down what you asked for, on what date, and who said no.", "When the reason comes, check it here again."];
        readonly whySend: "It asks the school to put its refusal and its reasons in writing.";
    };
};
/** Where we do not know the reason: no guess. */
export declare const unknown: ReasonWords;
