import { describe, expect, it } from "vitest";
import { findIntents } from "./findIntents.ts";
import { intents } from "./intents/index.ts";

// In other words than the examples, and than those of the evaluation.
const asked: readonly (readonly [id: string, question: string])[] = [
  ["ask-for-evaluation", "who do i talk to about getting my first grader assessed"],
  ["ask-for-evaluation", "I need the school to evaluate my child, what are the steps?"],
  ["evaluation-request-ignored", "Sent two emails asking for testing. No response from anyone."],
  ["evaluation-request-ignored", "they keep stalling on my evaluation request"],
  [
    "evaluation-time",
    "consent was signed in September, when does the testing have to be done, its taking forever",
  ],
  ["evaluation-time", "how many days do they get to evaluate"],
  ["evaluation-refused", "The district turned us down for an evaluation"],
  ["evaluation-refused", "principal wont evaluate my child no matter what i say"],
  ["refuse-testing", "Do I have to consent to the school psych testing?"],
  ["what-testing-covers", "Does the evaluation need to cover all areas or can they do one test only?"],
  ["iee", "I don't agree with the school psychologist's evaluation, can I get a second opinion?"],
  ["iee", "how does an independent educational evaluation work"],
  ["iee-refused", "district refuses our IEE"],
  ["reevaluation", "his triennial is coming up, what happens"],
  ["reevaluation", "I want my daughter retested"],
  ["interventions-first", "Do they have to finish tier 3 before an IEP evaluation?"],
  ["interventions-first", "school wants 12 more weeks of RTI"],
  ["outside-report", "The team ignored our neuropsych report"],
  ["diagnosis-needed", "does he need to be diagnosed before they help"],
  ["condition-and-iep", "Is ADHD enough to qualify for an IEP?"],
  ["condition-and-iep", "my daughter has anxiety and they refuse to give her an iep"],
  ["reading-disability", "My second grader has dyslexia, will they help her"],
  ["good-grades", "School says no since he's passing all his classes"],
  ["good-grades", "she has good grades but struggles so much, could she get an IEP"],
  ["found-not-eligible", "The team found my son ineligible. What can I do?"],
  ["ending-eligibility", "They want to dismiss him from special education"],
  ["ages-served", "how old can he be and still be in school services"],
  ["preschool-start", "Early intervention is ending, how do we get preschool services?"],
  ["english-learner", "We speak two languages and they say she is just an English learner"],
  ["iep-or-504", "IEP vs 504 which one does my kid need"],
  ["get-504", "My child has diabetes, can he have a 504 plan?"],
  ["504-not-followed", "His teacher ignores the 504 accommodations"],
  ["504-refused", "They turned down our 504 request"],
  ["ocr-complaint", "how long do I have to file with the Office for Civil Rights"],
  ["discrimination", "my son was excluded from the field trip because he has autism"],
  ["bullying", "other kids tease my daughter about her hearing aids"],
  ["what-iep-holds", "what must be in an IEP by law"],
  ["weak-goals", "These goals are not measurable at all"],
  ["goals-not-met", "No progress for two years on his IEP, now what?"],
  ["goals-not-met", "he is stuck at the same level and getting worse"],
  ["progress-reports", "When am I supposed to get progress reports?"],
  ["first-iep-time", "She was just found eligible. How long do they have to write the first IEP?"],
  ["yearly-review", "our annual meeting is way overdue, the IEP is outdated"],
  ["changed-without-meeting", "Someone changed his IEP behind my back"],
  ["concerns-not-heard", "None of my concerns got written down, they don't listen to me"],
  ["staff-do-not-know-iep", "the art teacher does not know about his IEP"],
  ["best-program", "do they only have to give the bare minimum"],
  ["sign-iep", "should I sign this IEP if I don't agree"],
  ["sign-iep", "they pressured me to sign"],
  ["refuse-first-services", "Can I turn down services, I don't want special ed for my kid"],
  ["revoke-consent", "I'd like to withdraw my daughter from special education"],
  ["medicaid", "what if I don't let them bill our Medicaid"],
  ["ask-for-meeting", "I want a meeting with the IEP team now, not in spring"],
  ["ask-for-meeting", "school never answered my request for a meeting"],
  ["who-is-on-team", "Does the regular teacher have to attend the IEP meeting?"],
  ["bring-someone", "am I allowed to bring my advocate to the meeting"],
  ["record-meeting", "can i secretly record the meeting on my phone"],
  ["meeting-notice", "They set the meeting for tomorrow and I can't attend"],
  ["meeting-notice", "they had the IEP meeting without me!"],
  ["before-the-meeting", "Can I see the reports ahead of the meeting?"],
  ["virtual-meeting", "could we meet over zoom for the IEP"],
  ["interpreter", "My mother does not speak English, who will interpret at the meeting?"],
  ["already-decided", "They had it all predetermined"],
  ["prior-written-notice", "How can I get them to put their no in writing?"],
  ["notice-of-rights", "what rights do i have"],
  ["see-records", "Can I get copies of everything in my daughter's file?"],
  ["see-records", "they want to charge a fee for copies of records"],
  ["correct-records", "how do i correct false statements in his school record"],
  ["who-saw-records", "who looked at my child's file"],
  ["observe-class", "may I sit in on his class one morning"],
  ["missed-services", "He hasn't had speech since the fall. Do they owe him?"],
  ["missed-services", "how do we get compensatory services"],
  ["iep-not-followed", "The IEP says small group tests and they are not doing it"],
  ["iep-not-followed", "what can I do if the school violates the IEP"],
  ["aide", "He needs a para to be safe at recess"],
  ["assistive-technology", "Will the school get her a communication device?"],
  ["related-services", "can the IEP include occupational therapy"],
  ["related-services", "They denied physical therapy"],
  ["extended-school-year", "does my son qualify for summer services"],
  ["no-staff", "They can't find a speech teacher so nobody sees him"],
  ["no-staff", "staff shortage, no services"],
  ["cost-as-reason", "is not having the budget a legal reason"],
  ["bus", "the school refuses to send a bus for my disabled child"],
  ["physical-education", "is adapted PE a thing"],
  ["services-cut", "They plan to reduce her therapy minutes"],
  ["teacher-qualifications", "His special ed teacher is not certified"],
  ["medicine-demanded", "Principal says no school until he is on meds"],
  ["behavior-support", "My son has outbursts. Can I ask for a behavior plan?"],
  ["restraint", "They locked my daughter in a quiet room"],
  ["regular-class", "I want my child mainstreamed"],
  ["regular-class", "does she have to be in a self-contained class"],
  ["placement-change", "They want to send him to a therapeutic school against my wishes"],
  ["stay-put", "what is stay put and when does it start"],
  ["private-school-rights", "Can she have speech services if she goes to Catholic school?"],
  ["private-reimbursement", "how can I get my tuition back from the district"],
  ["charter-school", "our charter school says it has no special ed"],
  ["homeschool", "we homeschool, can he still get speech"],
  ["move-within-state", "We just moved across town to a new district and they stopped his services"],
  ["move-new-state", "we are relocating to a different state with an IEP"],
  ["suspension-days", "how many days can my child with an iep be suspended"],
  ["suspension-days", "He was expelled and he has an IEP"],
  ["manifestation", "when does the manifestation determination have to happen"],
  ["sent-home", "I have to pick him up early three times a week because of behavior"],
  ["weapons-drugs", "he brought weed to class and has an IEP, what will happen"],
  ["discipline-without-iep", "My daughter is being evaluated and they suspended her"],
  ["suspension-504", "Suspended 12 days and he only has a 504"],
  ["how-to-disagree", "I am not happy with what the team decided, what can I do about it"],
  ["how-to-disagree", "what are my options when the school and I disagree"],
  ["mediation", "Is mediation free?"],
  ["state-complaint", "where can I report the school"],
  ["state-complaint", "is there a deadline for state complaints"],
  ["due-process", "What does a due process hearing look like?"],
  ["resolution-meeting", "can we skip the resolution session"],
  ["after-the-hearing", "how can we appeal the hearing officer's decision"],
  ["burden-of-proof", "who carries the burden of proof at the hearing"],
  ["lawyer-fees", "do i need a lawyer and can I get the fees back"],
  ["free-help", "Is there free help for parents like me?"],
  ["free-help", "I'm so lost, who can I call"],
  ["transition", "my son is in 10th grade, what about transition planning and a job"],
  ["age-of-majority", "she turns 18 in May, can I still come to the meetings"],
  ["graduation", "does he lose services once he gets a diploma"],
  ["interventions-first", "they sed he has to do intervension first befor testng"],
  ["suspension-days", "how meny days can they suspennd my son, he has an iep"],
  ["ask-for-evaluation", "how do i get him evaluted for specal ed"],
  ["bullying", "my autistic son gets harrassed at recess every day"],
  ["struggling-child", "He is so far behind and I do not know why"],
  ["copy-of-iep", "Why will they not send me the IEP?"],
  ["state-tests", "Can my daughter skip the standardized testing?"],
  ["categories", "is there a list of disabilities"],
  ["range-of-settings", "My daughter is in the hospital, does she get teaching?"],
  ["prepare-for-meeting", "Meeting is soon. How should I get ready for it?"],
];

const unknown: readonly string[] = [
  "hello",
  "What color is the school?",
  "My son likes trains.",
  "How tall will my daughter be?",
  "Is the cafeteria food healthy?",
  "Which day is picture day?",
  "Can my child wear a hat?",
  "What are the office hours?",
  "My ex and I disagree about the IEP.",
  "The principal is retaliating since I complained.",
  "Can I ask for a smaller class?",
  "May the school search his backpack?",
];

describe("what a question asks", () => {
  it.each(asked)("%s: %s", (id, question) => {
    expect(findIntents(question)[0]?.id).toBe(id);
  });

  it.each(unknown)("nothing that we hold: %s", (question) => {
    expect(findIntents(question).map((intent) => intent.id)).toEqual([]);
  });

  it.each(intents.flatMap(({ id, examples }) => examples.map((example) => [id, example] as const)))(
    "its own example, %s: %s",
    (id, example) => {
      expect(findIntents(example)[0]?.id).toBe(id);
    },
  );

  it.each<readonly [string, string, string]>([
    [
      "Can I bring a friend to the IEP meeting? And is it ok to record it?",
      "bring-someone",
      "record-meeting",
    ],
    ["How long do they have to test him? Do I need a diagnosis?", "evaluation-time", "diagnosis-needed"],
    [
      "Can they suspend my son with an IEP for two weeks? How do I get a copy of his records?",
      "suspension-days",
      "see-records",
    ],
  ])("is two things: %s", (question, one, other) => {
    expect(
      findIntents(question)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([one, other].sort());
  });

  it("is the same in capitals, with marks, and after a long story", () => {
    const story =
      "My son is seven and loves trains. We moved here when he was four. His teacher is kind and the class is small. ";
    for (const question of [
      "Can I record the IEP meeting?",
      "CAN I RECORD THE IEP MEETING!!!",
      `${story}Can I record the IEP meeting?`,
    ]) {
      expect(findIntents(question)[0]?.id).toBe("record-meeting");
    }
  });
});
