import { goalParts } from "@iep-insider/sdk/contract";
import { describe, expect, it } from "vitest";
import { readGoal } from "./reading/readGoal.ts";
import { scoreGoal } from "./scoreGoal.ts";

/**
 * One goal in a line: its points in the order of the rubric (behavior, criterion, baseline, method, condition, timeframe,
 * challenge), the cap that holds it down if one does, and the goal.
 */
const rows: Readonly<Record<string, readonly string[]>> = {
  reading: [
    "20 20 15 15 10 10 10: By June 2027, when given a third-grade passage, Sam will read 90 words per minute in 3 of 4 trials, as measured by weekly probes. Currently, Sam reads 60 words per minute.",
    "10 0 0 0 0 0 5: Sam will improve his reading.",
    "0 0 0 0 0 0 5: Sam will understand what he reads.",
    "15 15 15 10 0 10 10: By [date 1], [name 1] will increase oral reading fluency from 40 to 80 words per minute as measured by CBM.",
    "10 15 0 0 0 0 5: Increase reading comprehension to 80%",
    "20 20 15 0 10 0 10: Given a list of 30 words, Ivy will read the words aloud with 90% accuracy over 3 consecutive sessions. Baseline: 40%.",
    "20 5 0 0 0 0 5: Ben will read at grade level.",
    "20 15 15 0 0 0 3: Kim will read 62 words per minute. She now reads 60 words per minute.",
    "20 15 0 0 0 0 5: Ray will demonstrate comprehension by answering 8 of 10 questions.",
  ],
  writing: [
    "20 20 0 15 10 10 5: Given a graphic organizer, Maria will write a five-sentence paragraph with no more than 2 errors in 4 out of 5 writing samples by the end of the IEP year, as measured by the teacher's rubric.",
    "20 15 0 0 0 10 5: Lee will spell 15 words correctly by the end of the school year.",
    "20 0 0 0 0 0 5: Lee will write neatly.",
    "20 15 15 10 10 0 10: During writing time, Ana will write 4 sentences, up from 1 sentence, as shown in work samples.",
    "20 15 0 0 0 0 5: Joe will edit his draft with 80% accuracy.",
  ],
  math: [
    "20 20 15 15 10 10 10: By May 2027, given 20 problems, Tia will add two-digit numbers with 85% accuracy in 4 of 5 trials, measured by weekly worksheets and work samples. Present level: 50%.",
    "20 15 0 0 0 10 5: Tia will add fractions with 80% accuracy by May.",
    "0 0 0 0 0 0 5: Tia will get better at math.",
    "20 15 0 0 10 0 5: When given a word problem, Max will write the equation and solve it with 80% accuracy.",
    "20 20 0 0 0 5 5: Max will count to the number on a card in 6 of 8 trials this year.",
    "20 5 0 0 0 0 5: Max will solve problems with 130% accuracy.",
  ],
  "a number after a condition": [
    "20 15 0 0 10 0 5 unsafe-criterion: Given visual supports, Kim will stay with the group when crossing the street 80% of the time.",
    "20 20 0 0 10 0 5 unsafe-criterion: Kim will stay with the group when crossing the street 4 out of 5 times.",
  ],
  none: ["20 20 0 0 0 0 5: Jo will use the bathroom with no accidents for 10 consecutive days."],
  help: [
    "20 20 15 0 10 0 10: Jo will answer greetings in 3 out of 5 opportunities at recess with one prompt. Baseline: 0 of 5.",
  ],
  behavior: [
    "15 15 15 15 0 0 10: Jay will decrease hitting from 10 times per day to 2 times per day as measured by teacher tally.",
    "0 0 0 0 0 0 5 vague-trait: Jay will have a better attitude.",
    "0 15 0 0 0 0 5 vague-trait: Jay will be respectful to adults 80% of the time.",
    "20 20 0 0 0 0 5: Jay will show respect by raising his hand in 8 of 10 lessons.",
    "20 15 15 0 10 0 0 no-growth: Noah will raise his hand before speaking in 80% of opportunities. Baseline: 85%.",
    "15 15 15 0 0 0 0 no-growth: Noah will reduce outbursts to 5 outbursts a day from a baseline of 3 outbursts a day.",
    "20 15 0 0 10 0 5: Noah will stay in his seat for 15 minutes during lessons.",
    "20 15 15 15 10 0 10: Jordan will remain on task for 15 minutes (currently 5 minutes) during independent work as measured by teacher observation.",
    "15 15 15 0 0 10 10: Drew will reduce outbursts from an average of 8 to an average of 3 by the end of the second semester.",
    "15 0 0 0 0 0 5: Noah will not hit.",
    "0 0 0 0 0 0 5 vague-trait: Mia will behave.",
    "20 15 0 0 0 0 5 several-skills: Mia will raise her hand and complete her work with 80% accuracy.",
  ],
  "speech and language": [
    "20 20 0 0 0 0 5: Student will produce /r/ in the initial position of words with 80% accuracy over 3 consecutive sessions.",
    "0 0 0 0 0 0 5 service: Sam will receive speech therapy 30 minutes per week.",
    "0 0 0 0 0 0 5 service: The school will provide speech therapy twice a week.",
    "20 20 0 8 10 0 5: Using his device, Eli will request a snack or a break in 7 of 10 opportunities as recorded by the SLP.",
  ],
  motor: [
    "20 20 0 0 0 0 5: Zoe will cut along a straight line within the lines in 4 of 5 trials.",
    "10 0 0 0 0 0 5: Zoe will improve her fine motor skills.",
    "20 15 0 0 5 10 5: Zoe will walk up 10 stairs without help by December 2027.",
  ],
  social: [
    "20 20 15 15 10 0 10: In the cafeteria, Mia will initiate a conversation with a peer 3 times per week across 4 weeks as measured by SLP data collection; she now does it 0 times.",
    "0 0 0 0 0 0 5: Mia will make friends.",
    "20 20 0 0 10 0 5: At recess, Mia will greet one peer on 4 of 5 days.",
  ],
  "self-care and safety": [
    "20 20 15 0 0 10 10: By 3/2027 Tony will dress himself with 2 or fewer prompts 4 out of 5 days; currently he needs 6 prompts.",
    "20 15 0 0 0 0 5 unsafe-criterion: Cora will refuse foods with peanuts in 90% of meals.",
    "20 20 0 0 5 0 5: Emma will put on her coat independently in 4/5 opportunities.",
    "20 15 0 0 10 0 5 unsafe-criterion: When crossing the street, Leo will stop and look both ways in 80% of trials.",
    "20 15 0 0 10 0 5: When crossing the street, Leo will look both ways in 100% of trials.",
    "20 15 0 0 0 0 5 unsafe-criterion: Leo will stay with the group without running away in 9 of 10 outings.",
    "20 15 0 0 0 0 5 unsafe-criterion: Ada will check the label for her allergy in 4 of 5 lunches.",
  ],
  transition: [
    "10 0 0 0 0 0 5 postsecondary: After high school, Jay will work at a bakery.",
    "20 0 0 0 0 0 5 postsecondary: Upon graduation, Jay will enroll in college.",
    "20 20 0 0 0 10 5: By the next annual review, Jay will fill out a job form with no errors in 3 of 4 tries.",
  ],
  "several at once": [
    "20 15 0 0 0 0 5 several-skills: Ava will read 100 words per minute, write a 5-sentence paragraph, and solve 20 math problems with 80% accuracy.",
    "10 0 0 0 0 0 5 several-skills: Ava will improve reading, writing, and math.",
    "20 20 0 0 0 0 5: Ava will read a story and write a summary in 4 of 5 trials.",
  ],
};

describe.each(Object.entries(rows))("goals: %s", (_area, goals) => {
  it.each(goals)("%s", (row) => {
    const [, head = "", text = ""] = /^([^:]*): (.*)$/.exec(row) ?? [];
    const words = head.split(" ");
    const { findings, caps } = scoreGoal(readGoal(text));
    const points = goalParts.map((part) => String(findings[part].points));
    expect([...points, ...caps]).toEqual(words);
  });
});
