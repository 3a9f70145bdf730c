import type { LetterType } from "../form/fields.ts";
import type { FindingKind } from "../result/review.ts";
import type { ReviewDraft } from "./reviewDrafts.ts";

// Drafts that were written as parents write, without a look at the review's patterns, and measured once before any
// pattern was changed. A draft is not rewritten to fit a pattern. What came of it is in ADR 23.

/** 60 drafts; the review was then improved by what it had missed in them. */
export const firstUnseen: readonly ReviewDraft[] = [
  // No date.
  draft("no-date", "disagreement", {
    specificConcerns:
      "I do not agree with taking away her reading group. Mrs. Patel told us at the meeting that she only needs it twice a week now, but she still reads like a first grader and cries over her homework.",
  }),
  draft("no-date", "bullying_report", {
    specificConcerns:
      "A boy in her class, and two of his friends, call her names on the bus and threw her backpack out of the window. The driver Mr. Cole told me he saw it and wrote it down.",
  }),
  draft("no-date", "fba_request", {
    behaviorConcerns:
      "When the class lines up for lunch he drops to the floor and screams, sometimes for 15 minutes. Ms. Rivera has had to call the office for help three times.",
  }),
  draft("no-date", "makeup_services", {
    specificConcerns:
      "Mr. Daniels, the OT, left the district and nobody came for him. Our daughter has had no occupational therapy at all since, that is about 14 sessions by our count.",
  }),
  // Does not name who said or saw it.
  draft("no-name", "disagreement", {
    specificConcerns:
      "At the meeting on October 28, 2026 they said he does not qualify any more because his grades went up. His grades went up because of the help.",
  }),
  draft("no-name", "prior_written_notice", {
    specificConcerns:
      "On September 30, 2026 I asked in the meeting for a one to one aide on the bus. The answer was no, there is no money for it this year.",
  }),
  draft("no-name", "makeup_services", {
    specificConcerns:
      "Between September 8 and October 16, 2026 my son got no counseling, six weeks at 30 minutes. Somebody at the office told me the counselor was on leave.",
  }),
  // No example: only how it is, never what happened.
  draft("no-example", "initial_evaluation", {
    academicConcerns: "Since first grade, and worse since September 2026, school has been very hard for her.",
    behaviorConcerns: "Since October 2026 she is anxious about school, and Ms. Rivera worries too.",
  }),
  draft("no-example", "aide_assessment", {
    behaviorConcerns:
      "Since the start of the year, September 2, 2026, he needs an adult. Ms. Rivera agrees with us.",
  }),
  draft("no-example", "iee_request", {
    specificConcerns:
      "We got the psychologist's report from Dr. Weiss on October 9, 2026 and we feel that it does not show who our daughter is.",
  }),
  draft("no-example", "bip_request", {
    behaviorConcerns:
      "His behavior has been getting worse since October 2026 and Ms. Rivera is worn out by it.",
  }),
  // Blame.
  draft("blame", "disagreement", {
    specificConcerns:
      "October 14, 2026: Mr. Brandt cut her speech to 20 minutes. He is too lazy to do his job and he has never cared about children like mine.",
  }),
  draft("blame", "follow_up", {
    specificConcerns:
      "On November 2, 2026 I asked Mrs. Olsen for the testing dates and got no reply. This is what I expected from a school that has failed our family from day one and does not give a damn.",
  }),
  draft("blame", "makeup_services", {
    specificConcerns:
      "From September 14 to October 30, 2026 she missed 7 sessions with Ms. Tran. It is your fault alone that she cannot say her own name now.",
  }),
  draft("blame", "iep_meeting", {
    urgencyReason:
      "On November 5, 2026 Ms. Rivera sent him to the office for tapping his pencil. She clearly has it in for him and is a terrible teacher.",
  }),
  // Threat.
  draft("threat", "prior_written_notice", {
    specificConcerns:
      "On October 21, 2026 Dr. Adams refused the reading program. If I do not have it in writing by Friday you will be hearing from my attorney.",
  }),
  draft("threat", "disagreement", {
    specificConcerns:
      "October 12, 2026: Ms. Hale took away the small group, 45 minutes a day. Put it back or I am going to the newspapers and everybody will know about this.",
  }),
  draft("threat", "makeup_services", {
    specificConcerns:
      "September 9 to October 22, 2026: no speech, 12 sessions of 20 minutes, Ms. Reyes has the log. Either you make them up or we will see you in court.",
  }),
  draft("threat", "follow_up", {
    specificConcerns:
      "I wrote to Ms. Owens on October 26, 2026 and have heard nothing in 3 weeks. I promise you that you will regret ignoring me.",
  }),
  // Capitals.
  draft("all-caps", "fba_request", {
    behaviorConcerns:
      "October 8, 2026: HE RAN OUT OF THE BUILDING AND NOBODY NOTICED FOR TEN MINUTES. Mr. Ortiz found him at the road.",
  }),
  draft("all-caps", "bullying_report", {
    specificConcerns:
      "November 10, 2026: two boys held her down in the bathroom, Mrs. Grant saw her afterwards. I HAVE TOLD YOU THREE TIMES and it goes on.",
  }),
  draft("all-caps", "initial_evaluation", {
    academicConcerns:
      "October 15, 2026: Ms. Rivera says he reads 18 words in a minute. HE CAN NOT READ. The others in his class read 60.",
    behaviorConcerns: "October 20, 2026: he hid under the table for 20 minutes when it was time to read.",
  }),
  // Several requests in one letter.
  draft("second-request", "prior_written_notice", {
    specificConcerns:
      "On October 6, 2026 Dr. Adams said no to an aide at lunch. While you are at it please also send me a copy of all her records, and I would like to come and watch her class one day.",
  }),
  draft("second-request", "bullying_report", {
    specificConcerns:
      "November 3, 2026: a girl spat on her in the gym, Coach Miller was there. I am also asking you to test her for dyslexia.",
  }),
  draft("second-request", "observation_request", {
    urgencyReason:
      "Since October 19, 2026 he comes home with torn shirts, Ms. Rivera does not know why. I also want an independent evaluation paid by the district.",
  }),
  // Longer than a page.
  draft("too-long", "disagreement", {
    specificConcerns: Array.from(
      { length: 14 },
      (_, index) =>
        `On October ${index + 1}, 2026 I picked her up and she told me that Ms. Hale had again sent her to the hall with her book, and when I asked why, I was told that she has to learn to wait for her turn like the other children in her group.`,
    ).join("\n"),
  }),
  draft("too-long", "initial_evaluation", {
    academicConcerns: Array.from(
      { length: 10 },
      (_, index) =>
        `September ${index + 10}, 2026: an hour and a half for one page of math, she forgets what she did the day before, and in the end we both cry. Ms. Rivera says that in class she looks at the others and copies what they write.`,
    ).join("\n"),
    behaviorConcerns: Array.from(
      { length: 8 },
      (_, index) =>
        `October ${index + 1}, 2026: she begged to stay home, was sick on the way to school, and would not get out of the car for 25 minutes until the nurse came out to us.`,
    ).join("\n"),
  }),
  // Law that we do not hold for this state.
  draft("unverified-law", "follow_up", {
    specificConcerns:
      "I wrote to Ms. Owens on October 5, 2026. Massachusetts law says you have 48 hours to answer a parent.",
  }),
  draft("unverified-law", "initial_evaluation", {
    academicConcerns:
      "October 12, 2026: he read 14 words in a minute, Ms. Rivera says the class reads 70. Under the state dyslexia act you have to give him the Barton program.",
    behaviorConcerns: "October 14, 2026: he threw his book when it was his turn to read.",
  }),
  draft("unverified-law", "makeup_services", {
    specificConcerns:
      "September 8 to October 9, 2026: 9 speech sessions missed, Ms. Reyes was out. By law you owe us double the time for every session you missed.",
  }),

  // Clean.
  draft(null, "initial_evaluation", {
    academicConcerns:
      "On September 22, 2026 Ms. Rivera told me that he knows 9 of the 26 letters. On October 6 it took us 50 minutes to write four sentences.",
    behaviorConcerns: "October 13, 2026: he tore up his worksheet and hid in the coat room until lunch.",
  }),
  draft(null, "initial_evaluation", {
    academicConcerns:
      "October 1, 2026: she got 3 out of 20 on the spelling test though we had practiced every evening. Ms. Rivera wrote on it “please practice”.",
    behaviorConcerns: "October 2, 2026: stomach ache before school, she stayed home. The same on October 9.",
  }),
  draft(null, "re_evaluation", {
    academicConcerns:
      "His last testing was in May 2024. Since then he has moved from a 1st to a 2nd grade level in math, Ms. Rivera showed me on November 4, 2026.",
    behaviorConcerns: "November 9, 2026: he walked out of math and sat on the stairs for half an hour.",
  }),
  draft(null, "504_evaluation", {
    medicalConditions:
      "Type 1 diabetes, diagnosed by Dr. Kim in March 2026. On October 20, 2026 her sugar was 48 after gym and nobody in the room knew what to do; the nurse, Mrs. Bell, came after ten minutes.",
  }),
  draft(null, "504_evaluation", {
    medicalConditions:
      "Migraines, seen by Dr. Sato since January 2026. He has gone home early on October 5, 14 and 27, 2026, and missed two tests.",
  }),
  draft(null, "iep_meeting", {
    urgencyReason:
      "On November 12, 2026 Ms. Rivera wrote that she has met none of her 4 goals this term, and the next meeting is only in April.",
  }),
  draft(null, "fba_request", {
    behaviorConcerns:
      "October 7, 2026: in music he covered his ears and ran into the hall. October 15: the same at the fire drill. Mr. Ortiz stayed with him for 20 minutes both times.",
  }),
  draft(null, "fba_request", {
    behaviorConcerns:
      "On October 22, 2026 she bit her own hand until it bled when the schedule changed. Ms. Rivera says it happens about twice a week, mostly after recess.",
  }),
  draft(null, "bip_request", {
    behaviorConcerns:
      "October 19, 2026: he threw a chair, no one was hurt. October 26: he pushed a table over. Both times it was writing time, Mr. Ortiz tells me.",
  }),
  draft(null, "aide_assessment", {
    behaviorConcerns:
      "October 9, 2026: she left the playground through the gate and was found on Maple Street by Mrs. Grant. It was the second time this fall.",
  }),
  draft(null, "aide_assessment", {
    behaviorConcerns:
      "On November 6, 2026 he choked on a grape at lunch. Ms. Dunn was at the other end of the room with two classes. He needs his food cut and an adult beside him.",
  }),
  draft(null, "disagreement", {
    specificConcerns:
      "October 14, 2026: the team took out the 30 minutes of reading help. Ms. Hale said that her scores are fine. On the test of October 2 she was in the 9th percentile.",
  }),
  draft(null, "disagreement", {
    specificConcerns:
      "On November 4, 2026 Mr. Brandt offered the resource room for one hour a day. He had two hours until June, and with those he passed reading.",
  }),
  draft(null, "disagreement", {
    specificConcerns:
      "The draft IEP that Ms. Owens sent on October 30, 2026 has no goal for writing. He wrote three words in 20 minutes on the sample of October 12.",
  }),
  draft(null, "specific_services", {
    requestedServices: "Physical therapy, once a week for 30 minutes",
    specificConcerns: "",
  }),
  draft(null, "iee_request", {
    specificConcerns:
      "The evaluation by Ms. Tran of September 18, 2026 did not test reading speed. He reads 22 words in a minute at home.",
  }),
  draft(null, "iee_request", {
    specificConcerns:
      "Dr. Weiss tested her on October 1, 2026 in one morning and in English only. At home we speak Portuguese, and she answers her grandmother in it.",
  }),
  draft(null, "revoke_consent", {}),
  draft(null, "prior_written_notice", {
    specificConcerns:
      "At the meeting on October 8, 2026 I asked for extended school year. Dr. Adams said that she does not lose enough over the summer. I would like the reasons in writing.",
  }),
  draft(null, "prior_written_notice", {
    specificConcerns:
      "On November 11, 2026 I asked Ms. Hale by e-mail for a quiet room for tests. She wrote back “we do not do that”.",
  }),
  draft(null, "observation_request", {
    urgencyReason:
      "Since October 26, 2026 he says that he sits alone at a table by the door. Ms. Rivera says that he asked for it.",
  }),
  draft(null, "manifestation_determination", {
    behaviorConcerns:
      "On November 9, 2026 he swore at Mr. Ortiz and kicked the door. He has ADHD and a behavior plan that says to give him a break, and he had asked for one.",
    decisionDate: "2026-11-12",
  }),
  draft(null, "follow_up", {
    specificConcerns:
      "On October 29, 2026 Ms. Owens told me on the phone that the consent form would come that week. It has not come.",
  }),
  draft(null, "follow_up", {
    specificConcerns:
      "Thank you for the meeting on November 2, 2026. Mr. Brandt was going to send me the new schedule within 5 days.",
  }),
  draft(null, "records_request", { specificConcerns: "" }),
  draft(null, "makeup_services", {
    specificConcerns:
      "From September 21 to November 6, 2026 the speech log that Ms. Reyes gave me shows 5 of 14 sessions. That is 9 missed, 270 minutes.",
  }),
  draft(null, "makeup_services", {
    specificConcerns:
      "When the bus came late on 11 days in October 2026 he missed the first 25 minutes of reading with Ms. Tran. Mr. Cole keeps the bus times.",
  }),
  draft(null, "bullying_report", {
    specificConcerns:
      "November 5, 2026: at lunch a boy poured milk over her and called her a baby. Mrs. Grant helped her clean up. She has not wanted to eat at school since.",
  }),
  draft(null, "private_placement", {
    specificConcerns:
      "The IEP of September 3, 2026 gives him 2 hours of reading a week. Dr. Chen's report of August 2026 says that he needs it every day; he has gained two months in a year.",
    privateSchool: "Riverside Academy",
    eventDate: "2026-12-18",
  }),
  draft(null, "state_complaint", {
    urgencyReason: "The school did not give the occupational therapy that is in the IEP.",
    specificConcerns:
      "September 8, 2026: Mr. Daniels left. October 13, 2026: Ms. Owens wrote that they were still looking. By November 13 she had missed 10 sessions of 30 minutes.",
    requestedServices: "Make up 10 sessions",
  }),
];

/** 30 more, written after that; what was missed in them led to further changes. */
export const secondUnseen: readonly ReviewDraft[] = [
  draft("no-date", "disagreement", {
    specificConcerns:
      "You changed his placement to the behavior room at Washington. Mr. Novak told me it is only for the time being, but his desk is already there and his old class has a new child in his seat.",
  }),
  draft("no-date", "aide_assessment", {
    behaviorConcerns:
      "She does not know when a car is coming. When we walk to the bus with Ms. Dunn she pulled loose and stood in the middle of the road.",
  }),
  draft("no-name", "bullying_report", {
    specificConcerns:
      "On November 12, 2026 three girls locked her in the art room for the whole of recess. An adult let her out and said that girls are like that.",
  }),
  draft("no-name", "follow_up", {
    specificConcerns:
      "October 30, 2026, on the phone: I was promised a call back about the bus before the end of that week. 3 weeks later I am still waiting.",
  }),
  draft("no-example", "initial_evaluation", {
    academicConcerns:
      "We have been worried since kindergarten, and since September 2026 more than before. Ms. Rivera thinks he should be looked at, too.",
    behaviorConcerns: "He does not like to go to school since October 2026 and his mood is low.",
  }),
  draft("no-example", "fba_request", {
    behaviorConcerns:
      "Ms. Rivera and I both see since the fall of 2026 that he cannot cope with changes and gets very upset by noise.",
  }),
  draft("blame", "disagreement", {
    specificConcerns:
      "On October 15, 2026 Ms. Hale took her out of the 9 o'clock group. If Ms. Hale had done what she is paid for, my girl would be able to read today.",
  }),
  draft("blame", "makeup_services", {
    specificConcerns:
      "October 1 to 30, 2026: 8 sessions of 30 minutes not given by Ms. Tran. She obviously does not like disabled children and should find another job.",
  }),
  draft("threat", "bullying_report", {
    specificConcerns:
      "November 4, 2026: he came home with a cut lip, 2 stitches, Coach Miller saw the fight. The next time that happens I will come in and deal with those boys myself.",
  }),
  draft("threat", "prior_written_notice", {
    specificConcerns:
      "October 27, 2026: Dr. Adams would not give us the reading tutor. I will report every one of you to the licensing board if this is not fixed.",
  }),
  draft("all-caps", "makeup_services", {
    specificConcerns:
      "September 8 to November 6, 2026: ZERO MINUTES of speech, it should be 60 a week. Ms. Reyes left and that was that.",
  }),
  draft("second-request", "makeup_services", {
    specificConcerns:
      "September 14 to October 16, 2026: 10 sessions of counseling missed, Mrs. Bell was ill. And could he please be moved to the other class with Mr. Ortiz.",
  }),
  draft("second-request", "disagreement", {
    specificConcerns:
      "November 3, 2026: Ms. Owens took out 30 minutes of speech a week. We would be grateful for a copy of the test scores and for an aide at lunch as well.",
  }),
  draft("unverified-law", "prior_written_notice", {
    specificConcerns:
      "October 9, 2026: I asked Dr. Adams for a reader in tests and he said no. The rules of our state do not let a principal decide that alone.",
  }),
  draft("unverified-law", "iee_request", {
    specificConcerns:
      "Ms. Tran's report of October 5, 2026 took 2 hours of testing. I have a legal right to get this within 15 days and the district has to pay my travel.",
  }),

  draft(null, "initial_evaluation", {
    academicConcerns:
      "October 21, 2026: he could name 11 letters. Ms. Rivera told me at pick up that most of the class know all of them, and that he guesses from the pictures.",
    behaviorConcerns:
      "November 2, 2026: he crawled under his desk at story time and came out when his sister was called.",
  }),
  draft(null, "re_evaluation", {
    academicConcerns:
      "In her last evaluation, of February 2024, nobody looked at math. On November 10, 2026 she could not make change for a dollar at the school store.",
    behaviorConcerns:
      "November 16, 2026: she sat on the floor of the hall and took off her shoes, Ms. Rivera needed 20 minutes to get her back.",
  }),
  draft(null, "504_evaluation", {
    medicalConditions:
      "Celiac disease, found by Dr. Okafor on June 11, 2026. On October 30 she was given a cupcake at the class party and was ill for two days.",
  }),
  draft(null, "iep_meeting", {
    urgencyReason:
      "Her new hearing aids came on November 9, 2026, and Ms. Rivera has not been shown how they work with the microphone.",
  }),
  draft(null, "fba_request", {
    behaviorConcerns:
      "October 29, 2026: during the assembly he pinched the boy beside him until he cried. Mr. Ortiz says it happens when he has to sit for longer than 15 minutes.",
  }),
  draft(null, "aide_assessment", {
    behaviorConcerns:
      "November 3, 2026: she had a seizure on the stairs. Ms. Dunn was there by luck. Dr. Okafor has written down that she must not be on stairs alone.",
  }),
  draft(null, "disagreement", {
    specificConcerns:
      "At our meeting on November 6, 2026 the team proposed to end physical therapy. Ms. Osei said that he walks well enough. He fell on the stairs on October 12 and on October 20.",
  }),
  draft(null, "disagreement", {
    specificConcerns:
      "Ms. Owens sent us the new IEP on November 10, 2026. The talking device is no longer in it. He used it 40 times on one day in October by its own count.",
  }),
  draft(null, "iee_request", {
    specificConcerns: "I do not agree with the speech evaluation by Ms. Reyes of September 28, 2026.",
  }),
  draft(null, "prior_written_notice", {
    specificConcerns:
      "I asked Ms. Owens on October 16, 2026 whether she could have speech outside of reading time. She answered that the schedule does not allow it.",
  }),
  draft(null, "follow_up", {
    specificConcerns:
      "Mr. Brandt and I spoke on November 5, 2026. He was going to find out who drives the van and to let me know by the 9th.",
  }),
  draft(null, "makeup_services", {
    specificConcerns:
      "Because of the flood the school was closed from October 5 to 16, 2026. The other children got packets. Our son's 4 hours of reading with Ms. Tran were not given then or later.",
  }),
  draft(null, "bullying_report", {
    specificConcerns:
      "On November 13, 2026 someone wrote “retard” on her locker. Mrs. Grant had it painted over the same day and told me about it on the phone.",
  }),
  draft(null, "private_placement", {
    specificConcerns:
      "On October 7, 2026 Ms. Owens offered one hour a week with a reading teacher. In the two years with one hour a week he has moved from 12 to 20 words a minute.",
    privateSchool: "Riverside Academy",
    eventDate: "2026-12-20",
  }),
  draft(null, "observation_request", {
    urgencyReason:
      "Since the move to room 12 on November 2, 2026 he has wet himself on 5 days. Ms. Rivera says that he does not ask to go.",
  }),
];

/** 30 more, written after that, and measured once: the figure that counts. Nothing was changed for them. */
export const thirdUnseen: readonly ReviewDraft[] = [
  draft("no-date", "makeup_services", {
    specificConcerns:
      "The bus company changed and for the whole of that time he got to school after Ms. Tran's reading hour was over. That makes 18 hours.",
  }),
  draft("no-date", "iee_request", {
    specificConcerns:
      "Dr. Weiss met our son for forty minutes and wrote that there is no sign of autism. His pediatrician Dr. Kim says there is.",
  }),
  draft("no-name", "disagreement", {
    specificConcerns:
      "On November 2, 2026 the lady from the district read us the new IEP out loud, 12 pages, and said we could sign or leave it.",
  }),
  draft("no-name", "makeup_services", {
    specificConcerns:
      "From October 5 to November 6, 2026 there was no math help, 20 hours. Staff explained to me that all of the tutors were needed for state tests.",
  }),
  draft("no-example", "fba_request", {
    behaviorConcerns:
      "Her behavior in the afternoons is a problem for everybody, Ms. Rivera wrote in the report card of November 6, 2026.",
  }),
  draft("no-example", "bullying_report", {
    specificConcerns:
      "Since we came back from break on November 2, 2026 Jayden's group is after my son. Ms. Grant knows about it and so does Coach Miller.",
  }),
  draft("blame", "prior_written_notice", {
    specificConcerns:
      "On October 13, 2026 I asked Dr. Adams for a para on the bus. He said no before I was done talking, because to him our kids are just a number and a cost.",
  }),
  draft("blame", "follow_up", {
    specificConcerns:
      "October 22, 2026: Ms. Owens and I agreed on 5 things. Not one of them is done. I should have known better than to trust anyone in that building.",
  }),
  draft("threat", "disagreement", {
    specificConcerns:
      "October 29, 2026: Ms. Hale wants him out of choir, 2 hours a week. If you go through with it my brother, who is on the school board, will have your heads.",
  }),
  draft("threat", "makeup_services", {
    specificConcerns:
      "September 9 to October 30, 2026: 7 sessions missed by Mr. Daniels. My cousin is a lawyer and she cannot wait to get her hands on this.",
  }),
  draft("all-caps", "disagreement", {
    specificConcerns:
      "November 9, 2026: Mr. Brandt told us that she has caught up. She is reading at a FIRST GRADE LEVEL in the fourth grade.",
  }),
  draft("second-request", "follow_up", {
    specificConcerns:
      "On November 4, 2026 Ms. Owens was going to send the consent form. When you send it, put in the forms for a 504 plan for her little brother, too.",
  }),
  draft("second-request", "prior_written_notice", {
    specificConcerns:
      "October 20, 2026: Dr. Adams refused the reading tutor. It is also time that somebody tests his hearing, and we need to meet about next year.",
  }),
  draft("unverified-law", "makeup_services", {
    specificConcerns:
      "September 8 to October 9, 2026: 9 sessions missed when Ms. Reyes left. In this state a district must hire a replacement within 10 days.",
  }),
  draft("unverified-law", "disagreement", {
    specificConcerns:
      "November 5, 2026: Mr. Brandt cut OT to 15 minutes. An advocate told us the Supreme Court has ruled that services can not be cut when a child makes progress.",
  }),

  draft(null, "initial_evaluation", {
    academicConcerns:
      "Ms. Rivera showed me his writing folder on October 30, 2026. From September to now there are two pages, and most of the words on them are his name.",
    behaviorConcerns: "On November 4, 2026 he told his brother that he is the dumbest in his class.",
  }),
  draft(null, "initial_evaluation", {
    academicConcerns:
      "October 6, 2026: he counted on his fingers for 7 + 2. On November 3 he was moved to the lowest math group, says Ms. Rivera.",
    behaviorConcerns: "He chews through his sleeves. Since October 2026 we have thrown away six shirts.",
  }),
  draft(null, "504_evaluation", {
    medicalConditions:
      "Asthma since she was two, Dr. Kim. On October 16, 2026 she had an attack in gym and her inhaler was locked in the office.",
  }),
  draft(null, "iep_meeting", {
    urgencyReason:
      "We are moving him to his father's house on December 1, 2026, and his bus and his afternoons will be different from then on.",
  }),
  draft(null, "bip_request", {
    behaviorConcerns:
      "On October 21, 2026 and again on November 11 she hit Mr. Ortiz in the arm when he took away the tablet. In between there was a good week with the picture cards.",
  }),
  draft(null, "aide_assessment", {
    behaviorConcerns:
      "November 10, 2026: he ate half a glue stick before Ms. Dunn saw it. In September it was a crayon.",
  }),
  draft(null, "disagreement", {
    specificConcerns:
      "The IEP of October 27, 2026 says that the reading goal is met. Ms. Hale's own chart has him at 31 words, and the goal was 60.",
  }),
  draft(null, "disagreement", {
    specificConcerns:
      "On November 12, 2026 Ms. Osei proposed to see her once a month instead of every week. She has only just begun to hold a pencil with three fingers.",
  }),
  draft(null, "iee_request", {
    specificConcerns:
      "Ms. Tran's report of October 23, 2026 says that his behavior made testing impossible. Then we do not know yet what he can do.",
  }),
  draft(null, "prior_written_notice", {
    specificConcerns:
      "Dr. Adams told me after the meeting on November 10, 2026 that a laptop for writing will not be part of the IEP. Please write down why.",
  }),
  draft(null, "follow_up", {
    specificConcerns:
      "On October 19, 2026 I handed my letter to Mrs. Olsen at the front desk. I have not had a reply and wanted to make sure that it reached you.",
  }),
  draft(null, "makeup_services", {
    specificConcerns:
      "Mr. Daniels kept a log for us: 4 of 11 OT sessions between September 10 and November 12, 2026. The other 7 fell on assemblies and half days.",
  }),
  draft(null, "bullying_report", {
    specificConcerns:
      "On November 9, 2026 a video of her crying went around among the seventh graders. Mrs. Grant has seen it. We do not know who took it.",
  }),
  draft(null, "private_placement", {
    specificConcerns:
      "From August to November 2026 he has been in four different rooms. Dr. Chen wrote on October 12, 2026 that he needs one teacher and a class of no more than eight.",
    privateSchool: "Riverside Academy",
    eventDate: "2026-12-21",
  }),
  draft(null, "state_complaint", {
    urgencyReason: "The district did not hold the yearly IEP meeting in time.",
    specificConcerns:
      "The last meeting was on October 2, 2025. On October 14, 2026 Ms. Owens wrote that there was no date before December.",
    requestedServices: "Hold the meeting within two weeks",
  }),
];

function draft(planted: FindingKind | null, type: LetterType, typed: ReviewDraft["typed"]): ReviewDraft {
  return { type, typed, planted };
}
