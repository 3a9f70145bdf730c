import { tools } from "@iep-insider/sdk/catalog";
import type { Locator } from "@playwright/test";
import { expectAccessible } from "./fixtures/axe.ts";
import { letterField, letterList } from "./fixtures/letters.ts";
import {
  chooseByKeyboard,
  clipboard,
  enter,
  expectOnlyTheKeyStored,
  forgetWork,
  press,
} from "./fixtures/localTools.ts";
import {
  assessmentsPage,
  evaluationPage,
  type PlaceName,
  planPage,
  type ToolName,
} from "./fixtures/pages.ts";
import { folded, takeText, takeWord } from "./fixtures/taken.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingTold, recordTraffic } from "./fixtures/traffic.ts";
import { tabToSeen, walkToResult } from "./fixtures/walk.ts";

/** A path through a questionnaire: what is pressed and chosen, and the expected result. */
interface Course {
  readonly name: string;
  readonly tool: ToolName;
  readonly start: string;
  /** Each screen by its heading, with what is chosen on it. */
  readonly screens: readonly (readonly [heading: string, ...choices: RegExp[]])[];
  readonly result: string | RegExp;
  readonly said: string;
  readonly isCrisis?: true;
  readonly file: string;
  readonly inFile: string;
  readonly rule: string;
  readonly toLetter: string;
  readonly letter: string;
  readonly field: string;
  readonly told: RegExp;
  readonly over: string;
  /** What is chosen and the result, in every form in which they could be sent. */
  readonly canaries: RegExp;
}

const aide: Course = {
  name: "the 1:1 aide screener",
  tool: "aide-screener",
  start: "Start the screener",
  screens: [
    ["Health or Physical Support at School", /rescue medicine/],
    ["Behavioral Safety at School", /Hits, kicks/],
    ["Learning & Classroom Support", /between rooms/],
    ["Is this right?"],
  ],
  result: /strong reasons/,
  said: "Level of need: high",
  file: "1-1-aide-needs-assessment",
  inFile: "May need rescue medicine at school",
  rule: "34 CFR 300.42",
  toLetter: "Go to the Letter Generator",
  letter: "aide_assessment",
  field: "behaviorConcerns",
  told: /rescue medicine/,
  over: "Start Over",
  canaries:
    /emergency-medication|aggression|transitions|rescue|kicks|between rooms|level|need:|strong reasons/i,
};

const evaluation: Course = {
  name: "the evaluation screener",
  tool: "evaluation-screener",
  start: "Start the screener",
  screens: [
    ["Reading, Writing and Math", /guesses at words/],
    ["Attention and Self-Control"],
    ["Talking and Understanding", /Stutters/],
    ["Feelings and Getting Along", /wanting to die/],
    ["Social Understanding and Routines"],
    ["Moving and Using the Hands"],
    ["Everyday Skills"],
    ["Health"],
    ["Seeing and Hearing", /called by name/],
    ["More Than One Need at Once"],
  ],
  result: /points to 4 areas/,
  said: "Feelings and Getting Along",
  isCrisis: true,
  file: "special-education-evaluation-recommendations",
  inFile: "or guesses at words",
  rule: "34 CFR 300.301(c)(1)",
  toLetter: "Write my evaluation letter",
  letter: "initial_evaluation",
  field: "communicationConcerns",
  told: /stutters.*\nHearing: .*by name/,
  over: "Start Over",
  canaries: /academic|speech|social-emotional|vision-hearing|guesses|stutter|to die|by name|impairment/i,
};

const plan: Course = {
  name: "the IEP vs 504 screener",
  tool: "504-screener",
  start: "Start the screener",
  screens: [
    ["How far behind is your child in basic skills?", /^More than a year behind/],
    ["What kind of help works for your child?", /^More teaching in a small group/],
    ["How often does it get in the way at school?", /^On most days/],
    ["How many of these areas are hard for your child at school?", /^Two/],
    ["How well has the help at school worked so far?", /^It has helped some/],
    ["Has anyone named or tested what is behind it?", /^A school or private report/],
    ["How often does behavior or health keep your child out of class?", /^A few times a month/],
    ["Without extra help, how much would your child learn this school year?", /^Very little/],
  ],
  result: "Strong Reasons to Ask for an IEP Evaluation",
  said: "Your score: 17 of 24",
  file: "iep-vs-504-screener",
  inFile: "More than a year behind: 3 points",
  rule: "34 CFR 300.301(b)",
  toLetter: "Use Letter Generator Tool",
  letter: "initial_evaluation",
  field: "behaviorConcerns",
  told: /out of class a few times a month/,
  over: "Take Screener Again",
  canaries:
    /one-year|small-group|specialist|most-days|without-help|year behind|private report|strong reasons|of 24/i,
};

const assessments = {
  tool: "assessments",
  rule: "34 CFR 300.301(b)",
  toLetter: "Use Letter Generator Tool",
  over: "Retake Assessment",
  canaries:
    /special education eligib|one-to-one aide|tutoring|1-2-years|moderate|throws|own body|own-body|prompting|strong case|requesting/i,
} as const;

const aideAssessment: Course = {
  ...assessments,
  name: "the one-to-one aide questionnaire",
  start: "Start: One-to-One Aide",
  screens: [
    ["How safe is your child at school when no adult is close by?", /^Significant safety risk/],
    ["How much help does your child need to do schoolwork?", /^Frequent prompting/],
    ["Which of these has happened at school in the last months?", /own body/, /^Throws or breaks things/],
    ["How much help with health or personal care does your child need at school?", /^Help every day/],
    ["What has the school tried already?", /^A behavior plan/],
  ],
  result: "Strong case for a one-to-one aide",
  said: "Your right to ask does not depend on this result",
  isCrisis: true,
  file: "one-to-one-aide-assessment",
  inFile: "Throws or breaks things",
  letter: "aide_assessment",
  field: "behaviorConcerns",
  told: /Throws or breaks things/,
};

const eligibility: Course = {
  ...assessments,
  name: "the eligibility questionnaire",
  start: "Start: Special Education Eligibility",
  screens: [
    ["What worries you about your child at school?", /^Reading/, /^Math/, /^A health problem/],
    ["How long has it been like this?", /^1-2 years/],
    ["How much does it get in the way of schoolwork or school life?", /^Moderate impact/],
    ["What help has been tried so far?", /^Tutoring/],
    ["Who else has seen it?", /^Both/],
  ],
  result: "Consider requesting a special education evaluation",
  said: "3 concerns: Reading; Math; A health problem.",
  file: "special-education-eligibility",
  inFile: "Your right to ask does not depend on this result",
  letter: "initial_evaluation",
  field: "academicConcerns",
  told: /trouble with reading/,
};

const next = /^(Next|Look over my answers|Get Results)$/;
const choiceOf = (tool: Locator, name: RegExp) =>
  tool.getByRole("checkbox", { name }).or(tool.getByRole("radio", { name }));
const resultOf = (tool: Locator, { result }: Course) => tool.getByRole("heading", { name: result, level: 2 });

const onPartnerPages: readonly (readonly [PlaceName, Course])[] = [
  ["hostile-host.html", aide],
  [evaluationPage, evaluation],
  [planPage, plan],
  [assessmentsPage, aideAssessment],
];

for (const [place, course] of onPartnerPages) {
  test(`${course.name} by keyboard on ${place}: result, Word file and letter; nothing is sent or stored`, {
    tag: course === aide ? [] : "@full",
  }, async ({ openTool, origins, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { tool, page } = await openTool(place, course.tool);
    const traffic = recordTraffic(page);
    await press(page, course.start);
    for (const [heading, ...choices] of course.screens) {
      await expect(tool.getByRole("heading", { name: heading, exact: true })).toBeFocused();
      for (const name of choices) await chooseByKeyboard(page, choiceOf(tool, name));
      await press(page, next);
    }
    await expect(resultOf(tool, course)).toBeFocused();

    await press(page, "Copy Results");
    await expect(tool.getByRole("button", { name: "Copied!" })).toBeVisible();
    expect(folded(await clipboard(page))).toContain(course.inFile);
    await tabToSeen(page, "Download for Word");
    const file = await takeWord(page, enter(page));
    expect(file.name).toBe(`${course.file}.docx`);
    expect(file.text).toContain(course.inFile);
    expect(file.text).toContain(course.rule);

    await press(page, course.toLetter);
    await expect(letterList(tool)).toHaveValue(course.letter);
    await expect(letterField(tool, course.field)).toHaveValue(course.told);
    await press(page, /^Back to /);
    await expect(resultOf(tool, course)).toBeVisible();

    // Counted: the start and the result.
    await expectNothingTold(traffic, course.canaries, origins, 2);
    await expectOnlyTheKeyStored(page);
    await press(page, course.over);
    await expect(resultOf(tool, course)).toBeHidden();
  });
}

for (const course of [aide, evaluation, plan, eligibility]) {
  test(`${course.name} by mouse on our site: result, file and letter; a reload keeps it, nothing is sent`, {
    tag: "@full",
  }, async ({ openTool, origins }) => {
    const { tool, page } = await openTool("hub", course.tool);
    const traffic = recordTraffic(page);
    await expectAccessible(page, "the beginning");
    await tool.getByRole("button", { name: course.start }).click();
    for (const [heading, ...choices] of course.screens) {
      await expect(tool.getByRole("heading", { name: heading, exact: true })).toBeVisible();
      for (const name of choices) await choiceOf(tool, name).check();
      await tool.getByRole("button", { name: next }).click();
    }
    await expect(resultOf(tool, course)).toBeFocused();
    await expect(tool.getByText(course.said).first()).toBeVisible();
    await expect(tool.getByText("call or text 988")).toHaveCount(course.isCrisis ? 1 : 0);
    await expectAccessible(page, "the result");

    const file = await takeText(page, tool.getByRole("button", { name: "Download Results" }));
    expect(file.name).toBe(`${course.file}.txt`);
    expect(folded(file.text)).toContain(course.inFile);
    await tool.getByRole("button", { name: course.toLetter }).click();
    await expect(letterList(tool)).toHaveValue(course.letter);
    await expect(letterField(tool, course.field)).toHaveValue(course.told);
    await page.goBack();
    await expect(resultOf(tool, course)).toBeVisible();
    await page.goForward();
    await expect(letterField(tool, course.field)).toHaveValue(course.told);
    await page.goBack();
    await expectNothingTold(traffic, course.canaries, origins, 2);

    await page.reload();
    await expect(tool.getByText("Your answers from before are still here.")).toBeVisible();
    await expect(resultOf(tool, course)).toBeVisible();
    await tool.getByRole("button", { name: course.over }).click();
    await expect(resultOf(tool, course)).toBeHidden();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(course.tool);
  });
}

test("the aide screener comes to its result and Word file in an article, self-contained, and on a page that moves it", {
  tag: "@full",
}, async ({ openTool }) => {
  for (const place of ["blog-post.html", "self-contained.html", "single-page.html"] as const) {
    const { tool, page } = await openTool(place);
    await walkToResult(tool, /rescue medicine/);
    const file = await takeWord(page, tool.getByRole("button", { name: "Download for Word" }));
    expect(file.text, place).toContain(aide.rule);
    // A self-contained file keeps nothing.
    if (place !== "self-contained.html") await forgetWork(page);
  }
});

test("the questionnaires' page has its cards and all tools before scripts run", async ({ page, origins }) => {
  const written = await (await page.request.get(`${origins.product}/tools`)).text();
  for (const card of ["Special Education Eligibility", "One-to-One Aide", "Assessment Planning"])
    expect(written).toContain(card);
  for (const { id } of tools.filter(({ inHub }) => inHub))
    expect(written).toContain(`href="/advanced-tools?tool=${id}"`);
  for (const name of ["assessments", "iep-assessments"]) {
    await page.goto(`${origins.product}/advanced-tools?tool=${name}`);
    await expect(page).toHaveURL(`${origins.product}/tools`);
  }
  await page.getByRole("main").getByRole("link", { name: "Letter Generator", exact: true }).click();
  await expect(letterList(page.getByRole("main"))).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Start: One-to-One Aide" })).toBeVisible();
});
