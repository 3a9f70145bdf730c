/** Steps that are taken with the school. */
export declare const schoolSteps: {
    readonly "parent-center": {
        readonly title: "Call your parent center";
        readonly short: "Call your state's parent center, which helps free of charge.";
        readonly what: "Tell it in two sentences what happened and what you want. It knows how schools in your state work, and can look at your papers with you.";
        readonly who: "You. The staff are often parents too.";
        readonly cost: "Nothing.";
        readonly time: "No rule sets a time. Call early, since other time limits run.";
        readonly attach: readonly ["The IEP or 504 plan, if there is one", "The last letters and emails"];
        readonly risk: "None. A call does not stop any time limit.";
        readonly stop: "Go on alone once you know your next step.";
    };
    readonly "written-request": {
        readonly title: "Ask in writing";
        readonly short: "Write to the school what is not being done, and ask by when it will be.";
        readonly what: "List what the IEP says and what was not done, with dates. Ask for a written answer by a day that you name, and for a plan to make up what was missed.";
        readonly who: "You, to the case manager and the special education director.";
        readonly cost: "Nothing.";
        readonly time: "No federal rule sets a time for the answer, so you name a day yourself.";
        readonly attach: readonly ["The pages of the IEP that are not followed", "Your list of dates", "Emails and notes"];
        readonly risk: "It does not stop any time limit.";
        readonly stop: "Stop here if the school puts it right and says so in writing.";
    };
    readonly "ask-evaluation": {
        readonly title: "Ask for an evaluation";
        readonly short: "Ask the school in writing to test your child in every area that worries you.";
        readonly what: "Write what you see and ask for a full evaluation. The school has to ask for your consent and test, or say no in a written notice with its reasons.";
        readonly who: "You, to the principal or the special education director.";
        readonly cost: "Nothing.";
        readonly time: "Federal law names no number of days for the first answer. It speaks of a reasonable time before the school acts or refuses.";
        readonly attach: readonly ["What you see at home", "Work samples and reports", "Notes from doctors, if you have some"];
        readonly risk: "The school may refuse. Then it owes you its reasons in writing.";
        readonly stop: "Stop here if the school agrees to test, and give your consent in writing.";
    };
    readonly "ask-504": {
        readonly title: "Ask for a Section 504 evaluation";
        readonly short: "Ask the school in writing to look at your child under Section 504.";
        readonly what: "Say what the impairment limits and what would help. Section 504 covers a child without an IEP too, and the school has to evaluate a student it has reason to think needs help.";
        readonly who: "You, to the principal or the 504 coordinator.";
        readonly cost: "Nothing.";
        readonly time: "In a timely manner. The rule sets no number of days.";
        readonly attach: readonly ["What is hard for your child at school", "What has helped so far"];
        readonly risk: "Section 504 has no stay put rule like the one in IDEA.";
        readonly stop: "Stop here if the plan you get meets your child's needs.";
    };
    readonly meeting: {
        readonly title: "Ask for an IEP meeting";
        readonly short: "If you want to try a meeting, ask for one in writing; no later step needs it.";
        readonly what: "Ask for a meeting of the IEP team on this one point. You may bring people who know your child.";
        readonly who: "You and the IEP team.";
        readonly cost: "Nothing.";
        readonly time: "Federal law names no number of days for a meeting that you ask for. Some states do.";
        readonly attach: readonly ["One page with your main points", "The data or reports that show the need"];
        readonly risk: "It can use up time while other time limits run.";
        readonly stop: "Leave it out if time is short or the school does not answer.";
    };
    readonly notice: {
        readonly title: "Ask for prior written notice";
        readonly short: "Ask the school to put its decision and its reasons in writing.";
        readonly what: "Ask for prior written notice of what the school refused or wants to change. It must say why, which records it used, and what else it looked at.";
        readonly who: "You, to the principal or the special education director.";
        readonly cost: "Nothing.";
        readonly time: "It is due a reasonable time before the school acts or refuses. Federal law gives no number of days.";
        readonly attach: readonly ["Your request, with its date", "A note of what you were told, by whom, and when"];
        readonly risk: "A letter does not stop any time limit, and it does not keep the placement.";
        readonly stop: "Stop here if the school changes its decision in writing.";
    };
    readonly iee: {
        readonly title: "Ask for an independent evaluation";
        readonly short: "Say that you disagree with the school's evaluation, and ask for an independent one at public expense.";
        readonly what: "If the school has tested your child and you disagree, ask for an independent educational evaluation. The school has to see that you get it, or file for a hearing to show that its own testing was sound.";
        readonly who: "You ask. An outside person tests, who must meet the school's own criteria.";
        readonly cost: "Nothing to you, if the school agrees or does not win a hearing.";
        readonly time: "Without unnecessary delay. Federal law sets no number of days.";
        readonly attach: readonly ["The school's report", "One sentence that you disagree with it; you need not explain"];
        readonly risk: "You get one paid by the school for each school evaluation that you dispute. It needs a school evaluation first.";
        readonly stop: "Stop here once the team has looked at the new report and acts on it.";
    };
    readonly manifestation: {
        readonly title: "Ask for the manifestation determination";
        readonly short: "If the removal is a change of placement, ask for the manifestation determination.";
        readonly what: "You and the team look at two questions. Was the conduct caused by the disability, or closely tied to it? Or did it come from the school not carrying out the IEP? A yes to one of them brings your child back, with a behavior assessment and a plan. There are exceptions, such as weapons, drugs or serious injury.";
        readonly who: "The school, you, and the team members who matter here.";
        readonly cost: "Nothing.";
        readonly time: "It is due within 10 school days of the school's decision to change the placement. A removal of up to 10 school days in a row is no such change by itself.";
        readonly attach: readonly ["The IEP and the last evaluation", "Your count of days out of school", "What in the IEP was not done"];
        readonly risk: "If both answers are no, the removal can go on. Services are still due from the 11th day of removal in a school year.";
        readonly stop: "Stop here if your child goes back with the right support.";
    };
    readonly grievance: {
        readonly title: "Use the school's Section 504 grievance";
        readonly short: "Ask for the school's own Section 504 grievance or hearing; you may also skip it.";
        readonly what: "Write what happened, why you believe that the disability is the reason, and what would put it right. Section 504 gives you notice, a look at the records, and an impartial hearing.";
        readonly who: "You, to the district's 504 coordinator.";
        readonly cost: "We hold no rule on fees. Ask the district.";
        readonly time: "The district's own steps set the time, so ask for them in writing.";
        readonly attach: readonly ["What happened, by date", "Names of who saw it, kept for yourself", "The 504 plan or IEP, if there is one"];
        readonly risk: "It is not needed before a complaint to the Office for Civil Rights, and that time limit runs.";
        readonly stop: "Stop here if the school puts it right in writing.";
    };
};
