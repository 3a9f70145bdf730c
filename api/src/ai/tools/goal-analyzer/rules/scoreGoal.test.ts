import { goalParts } from "@iep-insider/sdk/contract";
import { expect, it } from "vitest";
import { hiddenIn } from "./caps/hidden.ts";
import { readGoal } from "./reading/readGoal.ts";
import { scoreGoal } from "./scoreGoal.ts";

/**
 * One goal in a line: its points in the order of the rubric (behavior, criterion, baseline, method, condition, timeframe,
 * challenge), the cap that holds it down if one does, and the goal.
 */
const rows: readonly string[] = [
  "20 20 15 15 10 10 10: By June 2027, when given a third-grade passage, Sam will read 90 words per minute in 3 of 4 trials, as measured by weekly probes. Currently, Sam reads 60 words per minute.",
  "10 0 0 0 0 0 5: Sam will improve his reading.",
  "15 15 15 10 0 10 10: By [date 1], [name 1] will increase oral reading fluency from 40 to 80 words per minute as measured by CBM.",
  "20 15 15 0 0 0 3: Kim will read 62 words per minute. She now reads 60 words per minute.",
  "20 20 0 0 0 5 5: Max will count to the number on a card in 6 of 8 trials this year.",
  "20 5 0 0 0 0 5: Max will solve problems with 130% accuracy.",
  "20 20 0 0 0 0 5: Jo will use the bathroom with no accidents for 10 consecutive days.",
  "15 15 15 15 0 0 10: Jay will decrease hitting from 10 times per day to 2 times per day as measured by teacher tally.",
  "0 0 0 0 0 0 5 vague-trait: Jay will have a better attitude.",
  "20 15 15 0 10 0 0 no-growth: Noah will raise his hand before speaking in 80% of opportunities. Baseline: 85%.",
  "0 0 0 0 0 0 5 service: Sam will receive speech therapy 30 minutes per week.",
  "20 20 15 0 0 10 10: By 3/2027 Tony will dress himself with 2 or fewer prompts 4 out of 5 days; currently he needs 6 prompts.",
  "20 15 0 0 10 0 5 unsafe-criterion: When crossing the street, Leo will stop and look both ways in 80% of trials.",
  "20 15 0 0 10 0 5: When crossing the street, Leo will look both ways in 100% of trials.",
  "20 20 0 0 0 0 5 unsafe-criterion: Ada will check the label for her allergy in 4 of 5 lunches.",
  "10 0 0 0 0 0 5 postsecondary: After high school, Jay will work at a bakery.",
  "20 15 0 0 0 0 5 several-skills: Ava will read 100 words per minute, write a 5-sentence paragraph, and solve 20 math problems with 80% accuracy.",
  "20 20 0 0 0 0 5: Ava will read a story and write a summary in 4 of 5 trials.",
  "20 15 15 0 0 0 0 no-growth: Caleb will identify sight words, 34 of 52 correct, in 3 consecutive trials. Baseline: 34 of 52 (10/26).",
  "20 20 0 15 10 10 5 no-baseline: By June 2027, given a passage, Sam will read 90 words per minute in 3 of 4 trials, as measured by weekly teacher probes.",
  "20 20 0 15 0 0 5: Sam will write his name in 4 of 5 trials as measured by momentary time sampling by the teacher.",
  "20 20 0 8 0 0 5: Sam will write his name in 4 of 5 trials as measured by teacher data.",
  "20 20 15 15 0 10 5: By Jan. 2028 Ty will raise his hand so that call-outs fall to 2 or fewer per hour on 4 of 5 days, as measured by weekly frequency counts. In fall 2026 he called out 8 times per hour.",
  "15 15 15 15 0 10 10: Reduce biting from 14/day to 3/day by Dec. 2027. Frequency count by the aide.",
  "20 20 15 15 10 10 10: By 6/2027, given a prompt, Cal will write 6 sentences in 3 of 4 samples, as measured by weekly probes. Last fall he wrote 2 sentences. Objectives: 1. Cal will spell 5 words. 2. Cal will read 10 words.",
  "10 5 0 0 0 0 5: Liv will write at grade level.",
  "20 20 0 8 10 0 5: Given a word list, Liv will spell 12 words on 3 weekly lists in a row; the teacher scores the lists.",
  "20 20 15 15 10 10 10: By 6/2027, given a model, Liv will tie 2 knots w/in 3 min on 4/5 opps, as measured by tchr checklist. BL: 0 knots.",
];

/** What a child would be trained to hide, or to do for obedience alone; null where a goal only looks like it. */
const hidden: readonly (readonly [string | null, string])[] = [
  ["stimming", "Leo will have quiet hands and a calm body in 4 of 5 sessions."],
  ["stimming", "She will reduce vocal stimming to no more than 2 times per day."],
  ["stimming", "Max will sit for 10 minutes without flapping or rocking."],
  ["stimming", "He will talk without scripting, acting like his peers, in 4 of 5 trials."],
  [null, "Lily will say /s/ blends in sentences with 80% accuracy."],
  ["eyeContact", "Ana will maintain eye contact for 5 seconds when spoken to."],
  ["device", "Sam will say the word before being given access to his AAC device."],
  ["touch", "Mia will accept hugs from familiar adults in 8 of 10 trials."],
  ["obeying", "Jay will comply with all adult directives the first time asked."],
  ["obeying", "Jay will follow directions without arguing in 90% of opportunities."],
  [null, "Jay will follow two-step directions in 4 of 5 trials."],
  [null, "Leo will use a fidget or move in the hall to stay calm."],
  [null, "Ana will reduce self-injury from 5 times to 0 times per day."],
  [null, "Sam will use his device or speech to ask for a break."],
  [null, "Sam will read the word problem and write an equation without help."],
];

it.each(hidden)("trains to hide (%s): %s", (kind, text) => expect(hiddenIn({ text })).toBe(kind));

it.each(rows)("%s", (row) => {
  const [, head = "", text = ""] = /^([^:]*): (.*)$/.exec(row) ?? [];
  const { findings, caps } = scoreGoal(readGoal(text));
  const points = goalParts.map((part) => String(findings[part].points));
  expect([...points, ...caps]).toEqual(head.split(" "));
});
