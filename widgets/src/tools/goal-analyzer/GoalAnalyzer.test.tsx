import type { GoalAnalyses, GoalsToAnalyze, GoalToAnalyze } from "@iep-insider/sdk/contract";
import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { expect, it, vi } from "vitest";
import { createFakeDrafts, createFakeHost, renderInHost } from "../../../tests/renderInHost.tsx";
import { aGoalAnalysis, baseAnswer } from "../../answers/tests/answers.ts";
import { button, setUpAiTool } from "../../answers/tests/asking.ts";
import { GoalAnalyzer } from "./GoalAnalyzer.tsx";

const goal = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Paste one IEP goal/ });
const paste = async (text: string) => fireEvent.input(await goal(), { target: { value: text } });
const aGoal = "The student will improve in reading.";

const { now, answerWith } = setUpAiTool<GoalToAnalyze>("analyzeGoal", aGoalAnalysis);
async function analyze(text = aGoal) {
  renderInHost(<GoalAnalyzer />, now.host);
  await paste(text);
  await now.user.click(await button("Analyze Goal"));
}

it("shows a button that looks disabled without a goal, and says at a press what is missing", async () => {
  renderInHost(<GoalAnalyzer />, now.host);
  const pressed = await button("Analyze Goal");
  expect(pressed.getAttribute("aria-disabled")).toBe("true");
  await paste("   ");
  await now.user.click(pressed);
  expect((await screen.findByRole("alert")).textContent).toBe("Please paste a goal here first.");
  expect(document.activeElement).toBe(await goal());
  expect(now.sent).toEqual([]);
  await paste(aGoal);
  await waitFor(() => expect(pressed.getAttribute("aria-disabled")).toBeNull());
  expect(screen.queryByRole("alert")).toBeNull();
});

it("shows the parts that it read, goes back to the text, and scores the goal once they are confirmed", async () => {
  const part = { part: "baseline", title: "Starting point (baseline)", isFound: "no" } as const;
  const partsRead = [{ ...part, found: "It does not say where your child is now." }];
  answerWith(async () =>
    aGoalAnalysis(now.sent.length <= 2 ? { outcome: "to_confirm", score: null, partsRead } : {}),
  );
  await analyze();
  await screen.findByRole("heading", { name: "Is this what the goal says?" });
  await screen.findByText("Starting point (baseline): not found");
  await now.user.click(await button("Change the goal's text"));
  await waitFor(async () => expect(document.activeElement).toBe(await goal()));
  await now.user.click(await button("Analyze Goal"));
  await now.user.click(await button("Yes, score this goal"));
  await screen.findByRole("heading", { name: /^72 out of 100/ });
  expect(now.sent.map(({ isConfirmed }) => isConfirmed)).toEqual([undefined, undefined, true]);
});

it("folds the form into one line above its answer, and opens it again as it was", async () => {
  await analyze();
  const score = () => screen.findByRole("heading", { name: /^72 out of 100/ });
  await waitFor(async () => expect(document.activeElement).toBe(await score()));
  const asked = screen.getByRole("heading", { name: "What you wrote" });
  expect(asked.parentElement?.textContent).toBe(`What you wrote${aGoal}`);
  expect(screen.queryByRole("textbox")).toBeNull();
  await now.user.click(await button("Change"));
  await waitFor(async () => expect(document.activeElement).toBe(await goal()));
  expect((await goal()).value).toBe(aGoal);
  await score();
  await now.user.click(await button("Analyze Goal"));
  await screen.findByRole("heading", { name: "What you wrote" });
  expect(now.sent).toHaveLength(2);
});

it("says that a goal is too long, cuts nothing off, and sends nothing", async () => {
  await analyze("x".repeat(3002));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "This is 2 characters too long. Please shorten it.",
  );
  expect((await goal()).value).toHaveLength(3002);
  expect(now.sent).toEqual([]);
});

it("shows what was gained and lost, what holds the score down, what to ask for, and a new goal to copy", async () => {
  const caps = [{ id: "vague-trait" as const, atMost: 40, why: "“Attitude” cannot be measured." }];
  const rewritten = "Given [a text], the student will read [number] words.";
  answerWith(async () => aGoalAnalysis({ caps, rewritten }));
  await analyze();
  const table = await screen.findByRole("table", { name: "How the points add up" });
  expect(now.sent).toEqual([{ goalText: aGoal, state: undefined }]);
  expect(now.host.tracked).toEqual(["tool_start", "tool_complete"]);
  const rows = within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.textContent);
  expect(rows).toEqual([
    "What your child will do20 of 20all gainedIt can be seen.",
    "Where your child is now0 of 1515 lostIt is not there.",
  ]);
  expect(
    screen.getByText("“Attitude” cannot be measured. While this is so, the score is at most 40."),
  ).toBeTruthy();
  expect(screen.getByText("Ask for the starting point.")).toBeTruthy();
  expect(screen.getByText("This is not legal advice.")).toBeTruthy();
  const written = vi.spyOn(navigator.clipboard, "writeText");
  await now.user.click(await button("Copy this goal"));
  await button("Copied!");
  expect(written).toHaveBeenCalledWith(rewritten);
});

it("shows the goal with notes on its words, which lead to one another", async () => {
  const [behavior, baseline] = aGoalAnalysis().points;
  if (!behavior || !baseline) throw new Error("a point is missing");
  // "student" is typed twice, and a model's own words stand nowhere in the goal.
  const points = [
    { ...behavior, quote: "improve in reading" },
    { ...baseline, quote: "student" },
  ];
  answerWith(async () => aGoalAnalysis({ points: [...points, { ...baseline, quote: "in a year" }] }));
  await analyze("The student will improve in reading. The student reads slowly.");
  const marked = await screen.findByRole("figure", { name: "Your goal, part by part" });
  expect([...marked.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual([
    "improve in reading",
  ]);
  expect(within(marked).getAllByRole("listitem")).toHaveLength(1);
  // The new answer takes the focus first.
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H2"));
  await now.user.click(within(marked).getByRole("button", { name: "Note 1: What your child will do" }));
  const note = within(marked).getByRole("button", { name: "Note 1, to the words “improve in reading”" });
  expect(document.activeElement).toBe(note);
  await now.user.click(note);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Note 1: What your child will do");
});

it("shows the feedback alone where there is no score", async () => {
  const nothing = { score: null, points: [], suggestions: [], rewritten: null, isCharged: false };
  answerWith(async () => aGoalAnalysis({ ...nothing, outcome: "declined", feedback: "This is not a goal." }));
  await analyze();
  await screen.findByRole("heading", { name: "No score this time" });
  expect(screen.getByText("This is not a goal.")).toBeTruthy();
  expect(screen.getByText("Nothing was charged for it.")).toBeTruthy();
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(screen.queryByRole("table")).toBeNull();
});

it("clears its draft on demand", async () => {
  const drafts = createFakeDrafts({ goalText: aGoal, state: "TX" });
  renderInHost(<GoalAnalyzer />, createFakeHost(drafts));
  await screen.findByText(/^What you typed before is still here/);
  await now.user.click(await button("Clear it"));
  await waitFor(async () => expect((await goal()).value).toBe(""));
  expect(drafts.stored).toBeNull();
  expect(screen.queryByText(/^What you typed before/)).toBeNull();
});

it.each([[7], ["text"], [{ goalText: 3 }], [{ goalText: "Old", state: "XX" }]])(
  "is shown with an unusable draft: %j",
  async (stored) => {
    renderInHost(<GoalAnalyzer />, createFakeHost(createFakeDrafts(stored)));
    await goal();
    expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("");
  },
);

it("analyzes all goals of a document as one question, after their reading is confirmed, and lists each score", async () => {
  const sent: GoalsToAnalyze[] = [];
  const strong = "Given a text, he will read 90 words in a minute.";
  const goals = [
    aGoal,
    strong,
    "x".repeat(3001),
    ...Array.from({ length: 14 }, (_, at) => `Goal text ${at}.`),
  ];
  const host = createFakeHost(null, { from: "document-reader", answers: { goals } });
  const part = { part: "baseline", title: "Starting point (baseline)", isFound: "no" } as const;
  host.server["getKeptAnswer"] = async () => ({ kept: null });
  host.server["analyzeGoals"] = async (input: GoalsToAnalyze): Promise<GoalAnalyses> => {
    sent.push(input);
    const some = input.isConfirmed
      ? { outcome: "answered" as const }
      : { outcome: "to_confirm" as const, score: null, partsRead: [{ ...part, found: "It is not there." }] };
    const analyses = input.goals.map((text) =>
      aGoalAnalysis({ ...some, ...(text === strong && input.isConfirmed && { score: 90 }) }),
    );
    return { ...baseAnswer, ...some, goals: analyses };
  };
  renderInHost(<GoalAnalyzer />, host);
  await screen.findByRole("heading", { name: "Check all goals of an IEP" });
  const boxes = await screen.findAllByRole<HTMLInputElement>("checkbox");
  // The long one is left out, and of the other 16 the last one is one too many.
  expect(boxes.map(({ checked }) => checked)).toEqual([...Array.from({ length: 15 }, () => true), false]);
  const last = boxes.at(-1);
  if (!last) throw new Error("A goal is missing.");
  await now.user.click(last);
  await screen.findByText("Please take out 1 more goal.");
  for (const box of boxes.slice(2)) if (box.checked) await now.user.click(box);
  await now.user.click(await button("Analyze these goals"));
  await screen.findByRole("heading", { name: "Is this what the goals say?" });
  await now.user.click(await button("Yes, score these goals"));
  await screen.findByRole("heading", { name: "What we found in 2 goals: 1 needs work, 1 strong." });
  expect(sent).toEqual([{ goals: [aGoal, strong] }, { goals: [aGoal, strong], isConfirmed: true }]);
  const result = await screen.findByRole("heading", { name: "Goal 2: 90 out of 100: Strong" });
  expect(result.closest("summary")?.textContent).toContain("Missing: Where your child is now");
  const written = vi.spyOn(navigator.clipboard, "writeText");
  await now.user.click(await button("Copy"));
  await waitFor(() => expect(written).toHaveBeenCalled());
  const [[copied = ""] = []] = written.mock.calls;
  for (const text of [aGoal, strong, "Goal 1: 72 out of 100", "Goal 2: 90 out of 100"])
    expect(copied).toContain(text);
});
