import type { GoalAnalysis, GoalToAnalyze } from "@iep-insider/sdk/contract";
import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import {
  createFakeDrafts,
  createFakeHost,
  type FakeHost,
  renderInHost,
} from "../../../tests/renderInHost.tsx";
import { aGoalAnalysis } from "../../answers/tests/answers.ts";
import { GoalAnalyzer } from "./GoalAnalyzer.tsx";

const goal = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Paste one IEP goal/ });
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const paste = async (text: string) => fireEvent.input(await goal(), { target: { value: text } });
const aGoal = "The student will improve in reading.";

let user: ReturnType<typeof userEvent.setup>;
let host: FakeHost;
let sent: GoalToAnalyze[];
beforeEach(() => {
  user = userEvent.setup();
  host = createFakeHost();
  sent = [];
  host.server["getKeptAnswer"] = async () => ({ kept: null });
  answerWith({});
});
function answerWith(some: Partial<GoalAnalysis>) {
  host.server["analyzeGoal"] = async (input: GoalToAnalyze) => {
    sent.push(input);
    return aGoalAnalysis(some);
  };
}
async function analyze(text = aGoal) {
  renderInHost(<GoalAnalyzer />, host);
  await paste(text);
  await user.click(await button("Analyze Goal"));
}

it("shows a button that looks disabled without a goal, and says at a press what is missing", async () => {
  renderInHost(<GoalAnalyzer />, host);
  const pressed = await button("Analyze Goal");
  expect(pressed.getAttribute("aria-disabled")).toBe("true");
  await paste("   ");
  await user.click(pressed);
  expect((await screen.findByRole("alert")).textContent).toBe("Please paste a goal here first.");
  expect(document.activeElement).toBe(await goal());
  expect(sent).toEqual([]);
  await paste(aGoal);
  await waitFor(() => expect(pressed.getAttribute("aria-disabled")).toBeNull());
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says that a goal is too long, cuts nothing off, and sends nothing", async () => {
  await analyze("x".repeat(3002));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "This is 2 characters too long. Please shorten it.",
  );
  expect((await goal()).value).toHaveLength(3002);
  expect(sent).toEqual([]);
});

it("shows what was gained and lost, what holds the score down, what to ask for, and a new goal to copy", async () => {
  answerWith({
    caps: [{ id: "vague-trait", atMost: 40, why: "“Attitude” cannot be measured." }],
    rewritten: "Given [a text], the student will read [number] words.",
  });
  await analyze();
  const table = await screen.findByRole("table", { name: "How the points add up" });
  expect(sent).toEqual([{ goalText: aGoal, state: undefined }]);
  expect(host.tracked).toEqual(["tool_start", "tool_complete"]);
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
  await user.click(await button("Copy this goal"));
  await button("Copied!");
  expect(written).toHaveBeenCalledWith("Given [a text], the student will read [number] words.");
});

it("shows the feedback alone where there is no score", async () => {
  answerWith({
    outcome: "declined",
    score: null,
    points: [],
    suggestions: [],
    rewritten: null,
    feedback: "This is not a goal.",
    isCharged: false,
  });
  await analyze();
  await screen.findByRole("heading", { name: "No score this time" });
  expect(screen.getByText("This is not a goal.")).toBeTruthy();
  expect(screen.getByText("Nothing was charged for it.")).toBeTruthy();
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(screen.queryByRole("table")).toBeNull();
});

it("keeps the goal and the state where the host keeps anything, and never the names", async () => {
  const drafts = createFakeDrafts();
  renderInHost(<GoalAnalyzer />, createFakeHost(drafts));
  await paste(aGoal);
  fireEvent.input(await screen.findByRole("textbox", { name: /^Names to leave out/ }), {
    target: { value: "Zorina" },
  });
  await user.selectOptions(await screen.findByRole("combobox", { name: /^Your state/ }), "TX");
  expect(drafts.stored).toEqual({ goalText: aGoal, state: "TX" });
  expect(JSON.stringify(drafts.stored)).not.toContain("Zorina");

  document.body.replaceChildren();
  renderInHost(<GoalAnalyzer />, createFakeHost(drafts));
  await waitFor(async () => expect((await goal()).value).toBe(aGoal));
  await screen.findByText(/^What you typed before is still here/);
  await user.click(await button("Clear it"));
  await waitFor(async () => expect((await goal()).value).toBe(""));
  expect(drafts.stored).toBeNull();
  expect(screen.queryByText(/^What you typed before/)).toBeNull();
});

it.each([[7], ["text"], [{ goalText: 3 }], [{ goalText: "Old", state: "XX" }]])(
  "stands with a draft that is of no use: %j",
  async (stored) => {
    renderInHost(<GoalAnalyzer />, createFakeHost(createFakeDrafts(stored)));
    await goal();
    expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("");
  },
);
