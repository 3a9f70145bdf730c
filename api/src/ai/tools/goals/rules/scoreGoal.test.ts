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
    "15 15 15 10 0 10 10: By [date 1], [name 1] will increase oral reading fluency from 40 to 80 words per minute as measured by CBM.",
    "20 5 0 0 0 0 5: Ben will read at grade level.",
    "20 15 15 0 0 0 3: Kim will read 62 words per minute. She now reads 60 words per minute.",
  ],
  writing: [
    "20 20 0 15 10 10 5: Given a graphic organizer, Maria will write a five-sentence paragraph with no more than 2 errors in 4 out of 5 writing samples by the end of the IEP year, as measured by the teacher's rubric.",
  ],
  math: [
    "20 20 15 15 10 10 10: By May 2027, given 20 problems, Tia will add two-digit numbers with 85% accuracy in 4 of 5 trials, measured by weekly worksheets and work samples. Present level: 50%.",
    "20 20 0 0 0 5 5: Max will count to the number on a card in 6 of 8 trials this year.",
    "20 5 0 0 0 0 5: Max will solve problems with 130% accuracy.",
  ],
  "a number after a condition": [
    "20 15 0 0 10 0 5 unsafe-criterion: Given visual supports, Kim will stay with the group when crossing the street 80% of the time.",
  ],
  none: ["20 20 0 0 0 0 5: Jo will use the bathroom with no accidents for 10 consecutive days."],
  help: [
    "20 20 15 0 10 0 10: Jo will answer greetings in 3 out of 5 opportunities at recess with one prompt. Baseline: 0 of 5.",
  ],
  behavior: [
    "15 15 15 15 0 0 10: Jay will decrease hitting from 10 times per day to 2 times per day as measured by teacher tally.",
    "0 0 0 0 0 0 5 vague-trait: Jay will have a better attitude.",
    "20 15 15 0 10 0 0 no-growth: Noah will raise his hand before speaking in 80% of opportunities. Baseline: 85%.",
    "15 0 0 0 0 0 5: Noah will not hit.",
    "20 15 0 0 0 0 5 several-skills: Mia will raise her hand and complete her work with 80% accuracy.",
  ],
  "speech and language": [
    "20 20 0 0 0 0 5: Student will produce /r/ in the initial position of words with 80% accuracy over 3 consecutive sessions.",
    "0 0 0 0 0 0 5 service: Sam will receive speech therapy 30 minutes per week.",
  ],
  motor: ["20 20 0 0 0 0 5: Zoe will cut along a straight line within the lines in 4 of 5 trials."],
  social: [
    "20 20 15 15 10 0 10: In the cafeteria, Mia will initiate a conversation with a peer 3 times per week across 4 weeks as measured by SLP data collection; she now does it 0 times.",
  ],
  "self-care and safety": [
    "20 20 15 0 0 10 10: By 3/2027 Tony will dress himself with 2 or fewer prompts 4 out of 5 days; currently he needs 6 prompts.",
    "20 15 0 0 10 0 5 unsafe-criterion: When crossing the street, Leo will stop and look both ways in 80% of trials.",
    "20 15 0 0 10 0 5: When crossing the street, Leo will look both ways in 100% of trials.",
    "20 15 0 0 0 0 5 unsafe-criterion: Ada will check the label for her allergy in 4 of 5 lunches.",
  ],
  transition: ["10 0 0 0 0 0 5 postsecondary: After high school, Jay will work at a bakery."],
  "several at once": [
    "20 15 0 0 0 0 5 several-skills: Ava will read 100 words per minute, write a 5-sentence paragraph, and solve 20 math problems with 80% accuracy.",
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
