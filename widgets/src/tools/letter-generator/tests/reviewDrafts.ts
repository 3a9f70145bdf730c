import type { DetailField, LetterType } from "../form/fields.ts";
import type { FindingKind } from "../result/review.ts";

/** A letter as a parent might type it, and the fault that was planted in it; null in a clean one. */
export interface ReviewDraft {
  readonly type: LetterType;
  readonly typed: Partial<Readonly<Record<DetailField, string>>>;
  readonly planted: FindingKind | null;
}

// 30 drafts with one planted fault each, and 30 without. They were written before the review's patterns were changed,
// and the review is measured on them; a draft is not rewritten to fit a pattern.

const page = (line: string, times: number) =>
  Array.from({ length: times }, (_, index) => `September ${index + 1}, 2026: ${line}`).join("\n");

const faulty: readonly ReviewDraft[] = [
  draft("no-date", "disagreement", {
    specificConcerns:
      "The team cut speech from 60 to 30 minutes. Ms. Hale said that he is making enough progress.",
  }),
  draft("no-date", "fba_request", {
    behaviorConcerns: "He hides under the desk for 20 minutes when Mr. Ortiz hands out worksheets.",
  }),
  draft("no-date", "makeup_services", {
    specificConcerns: "She missed 9 speech sessions of 30 minutes because Ms. Reyes was out.",
  }),
  draft("no-date", "bullying_report", {
    specificConcerns: "Two boys pushed him into the lockers outside the gym. Coach Miller saw it.",
  }),
  draft("no-name", "prior_written_notice", {
    specificConcerns: "October 14, 2026: I asked for an aide at lunch. They said no.",
  }),
  draft("no-name", "follow_up", {
    specificConcerns: "On November 3 someone promised me that the speech log would come within 5 days.",
  }),
  draft("no-name", "disagreement", {
    specificConcerns: "October 20: a teacher told me that 30 minutes is all the school can do.",
  }),
  draft("no-example", "initial_evaluation", {
    academicConcerns: "Since September 2026 reading is hard for her.",
    behaviorConcerns: "Since October she is unhappy at school.",
  }),
  draft("no-example", "aide_assessment", {
    behaviorConcerns: "On October 3 he was not safe at recess.",
  }),
  draft("no-example", "iee_request", {
    specificConcerns: "The report of May 12, 2026 does not fit my son.",
  }),
  draft("vague-words", "re_evaluation", {
    academicConcerns: "Since the fall of 2026 he always forgets his work. He got 2 of 10 on October 9.",
    behaviorConcerns: "none",
  }),
  draft("vague-words", "bip_request", {
    behaviorConcerns: "October 6: left class twice. She has meltdowns all the time.",
  }),
  draft("insult", "disagreement", {
    specificConcerns:
      "October 14, 2026: Ms. Hale cut speech to 30 minutes because she is too lazy to plan for him.",
  }),
  draft("insult", "makeup_services", {
    specificConcerns: "September 8 to October 3, 2026: 8 sessions missed. The aide is useless.",
  }),
  draft("blame", "fba_request", {
    behaviorConcerns:
      "October 6: he bit Sam's teacher once. It is all your fault for putting him in that room.",
  }),
  draft("blame", "bullying_report", {
    specificConcerns:
      "November 2, 2026: he was hit twice on bus 14. You let this happen and you failed my child.",
  }),
  draft("blame", "specific_services", {
    requestedServices: "Occupational therapy, once a week, 30 minutes",
    additionalInfo: "Mr. Dean ruined her whole year. Her score was 71 in March 2026.",
  }),
  draft("threat", "prior_written_notice", {
    specificConcerns:
      "October 14, 2026: I asked Ms. Hale for 60 minutes of speech; she said no. You will hear from my lawyer.",
  }),
  draft("threat", "state_complaint", {
    urgencyReason: "The district did not give the speech in the IEP.",
    specificConcerns:
      "September 8, 2026 to October 3, 2026: 8 sessions missed. I am going to the newspapers with this.",
  }),
  draft("threat", "iep_meeting", {
    urgencyReason:
      "On October 9 she failed 3 tests. Fix this or I will make sure that Ms. Hale loses her license.",
  }),
  draft("all-caps", "aide_assessment", {
    behaviorConcerns: "October 6: ran out to the street. NOBODY WAS WATCHING HIM for 5 minutes.",
  }),
  draft("all-caps", "disagreement", {
    specificConcerns:
      "October 14, 2026: I do NOT agree with 30 minutes. I have said this THREE TIMES to Ms. Hale.",
  }),
  draft("second-request", "initial_evaluation", {
    academicConcerns:
      "October 3: read 20 words in a minute; her class reads 70. Please also move her to Ms. Kim's class.",
    behaviorConcerns: "None.",
  }),
  draft("second-request", "observation_request", {
    urgencyReason: "To see how reading goes",
    additionalInfo: "I would also like a copy of all her test scores.",
  }),
  draft("second-request", "bullying_report", {
    specificConcerns:
      "November 2, 2026: called names 4 times on bus 14; Mr. Price was driving. I want an IEE paid for by the district as well.",
  }),
  draft("too-long", "disagreement", {
    specificConcerns: page(
      "he had 10 minutes of reading with Ms. Hale where the IEP gives him 30 minutes in a group of 3 at most.",
      25,
    ),
  }),
  draft("too-long", "state_complaint", {
    urgencyReason: "The district did not give the speech in the IEP.",
    specificConcerns: page(
      "no speech was given, and Ms. Reyes wrote to me that there was nobody to take her place that day.",
      24,
    ),
    requestedServices: "Make up 24 sessions",
  }),
  draft("unverified-law", "iep_meeting", {
    urgencyReason: "On October 9 she got 2 of 10. State law says that you must meet with me within 10 days.",
  }),
  draft("unverified-law", "prior_written_notice", {
    specificConcerns:
      "October 14, 2026: I asked Ms. Hale for an aide and she said no. This is illegal under Education Code 56043.",
  }),
  draft("unverified-law", "bip_request", {
    behaviorConcerns: "October 6: left the room twice in math. By law you have 15 days to write a plan.",
  }),
];

const clean: readonly ReviewDraft[] = [
  draft(null, "initial_evaluation", {
    academicConcerns: "October 3: read 20 words in a minute; her class reads 70.",
    behaviorConcerns: "October 6: she cried for ten minutes when Ms. Rivera asked her to read aloud.",
  }),
  draft(null, "initial_evaluation", {
    academicConcerns:
      "Since September 2026 homework takes him two hours. Mr. Ortiz sent home 3 unfinished tests.",
    behaviorConcerns: "No concerns",
    communicationConcerns: "He stops in the middle of about every third sentence.",
  }),
  draft(null, "re_evaluation", {
    academicConcerns: "March 2026: his math score fell from 92 to 71.",
    behaviorConcerns: "October 12: left the room 4 times in one morning.",
    urgencyReason: "The last tests were in 2023, before his concussion.",
  }),
  draft(null, "504_evaluation", {
    medicalConditions: "Type 1 diabetes since May 2025, treated by Dr. Chen",
    additionalInfo: "She checks her blood sugar 6 times a day and misses about 20 minutes of class.",
  }),
  draft(null, "iep_meeting", { urgencyReason: "His reading goal has not moved since January 2026." }),
  draft(null, "fba_request", {
    behaviorConcerns:
      "October 6: left the room twice in math.\nOctober 8: threw a pencil when the bell rang.",
  }),
  draft(null, "fba_request", {
    behaviorConcerns: 'November 4: Ms. Hale wrote that he "ran from the gym and hid for 15 minutes."',
  }),
  draft(null, "bip_request", {
    behaviorConcerns:
      "Every Monday in October he was sent to the office, 5 times in all, as Mr. Ortiz told me.",
  }),
  draft(null, "aide_assessment", {
    behaviorConcerns: "September 30: he left the playground and was found on Elm Street 10 minutes later.",
    currentServices: "OT, 30 minutes a week",
  }),
  draft(null, "aide_assessment", {
    behaviorConcerns: "10/14: needed help 7 times to open his lunch and to use the restroom.",
  }),
  draft(null, "disagreement", {
    specificConcerns:
      "October 14, 2026: the IEP gives 30 minutes of speech; the report by Ms. Hale advises 60.",
  }),
  draft(null, "disagreement", {
    specificConcerns:
      "The draft of November 2 takes away the reading group. Dr. Patel's report asks for 4 sessions a week.",
    medicalConditions: "ADHD and dyslexia",
  }),
  draft(null, "specific_services", {
    requestedServices: "Speech therapy, twice a week, 30 minutes\nOT, once a week",
    additionalInfo: "The OT screening in May 2026 gave a score of 68.",
  }),
  draft(null, "iee_request", {
    specificConcerns:
      "The report of May 12, 2026 used one reading test of 15 minutes, and none for attention.",
    requestedServices: "Reading\nAttention",
  }),
  draft(null, "iee_request", {
    specificConcerns: "On June 3, 2026 Dr. Long saw him for 40 minutes and did not test his speech.",
  }),
  draft(null, "revoke_consent", { urgencyReason: "We have decided this as a family." }),
  draft(null, "prior_written_notice", {
    specificConcerns: "October 14, 2026: I asked for speech twice a week; Ms. Hale said no.",
  }),
  draft(null, "prior_written_notice", {
    specificConcerns:
      "On September 22 Principal Adams told me by phone that the bus would stop after 1 more week.",
  }),
  draft(null, "observation_request", { urgencyReason: "How she does in math after lunch." }),
  draft(null, "manifestation_determination", {
    behaviorConcerns: "November 12: he pushed over a desk after the fire alarm went off twice.",
    urgencyReason: "September 14, 3 days; October 8, 5 days; November 12, 10 days.",
  }),
  draft(null, "follow_up", {
    specificConcerns:
      "November 18: Ms. Hale will send the speech log by December 1.\nMr. Ortiz will try a timer for two weeks.",
  }),
  draft(null, "follow_up", {}),
  draft(null, "records_request", {
    specificConcerns: "Speech logs since September 2025\nAll test reports from 2024 on",
  }),
  draft(null, "records_request", {}),
  draft(null, "makeup_services", {
    specificConcerns:
      "September 8 to October 3, 2026: no speech; 8 sessions of 30 minutes. Ms. Reyes was on leave.",
    requestedServices: "4 more hours of speech by March",
  }),
  draft(null, "bullying_report", {
    specificConcerns:
      "November 2: a classmate called him names on bus 14. Mr. Price, the driver, saw it. I told Dr. Adams the same day.",
    socialEmotionalConcerns: "Since November 3 he has missed 4 days of school.",
  }),
  draft(null, "bullying_report", {
    specificConcerns:
      "10/20/2026: three students took her hearing aids in the gym. Coach Miller gave them back after 20 minutes.",
  }),
  draft(null, "private_placement", {
    specificConcerns:
      "The IEP of August 20, 2026 has no daily reading. He reads at a grade 1 level, says the WIAT of May 2026.",
    privateSchool: "Riverside Academy",
    eventDate: "2026-12-18",
  }),
  draft(null, "state_complaint", {
    urgencyReason: "The district did not give the speech in the IEP.",
    specificConcerns:
      "September 8, 2026: speech stopped; Ms. Reyes wrote that nobody would take her place.\nOctober 3, 2026: 8 sessions of 30 minutes missed.",
    requestedServices: "Make up 8 sessions",
  }),
  draft(null, "state_complaint", {
    urgencyReason: "The district did not finish the evaluation in time.",
    specificConcerns:
      "June 2, 2026: I signed the consent form.\nSeptember 15, 2026: 105 days later there was no report, as Dr. Adams told me.",
    requestedServices: "Finish the evaluation within 10 days",
  }),
];

export const reviewDrafts: readonly ReviewDraft[] = [...faulty, ...clean];

function draft(planted: FindingKind | null, type: LetterType, typed: ReviewDraft["typed"]): ReviewDraft {
  return { type, typed, planted };
}
