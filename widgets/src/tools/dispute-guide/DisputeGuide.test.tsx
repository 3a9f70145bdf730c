import type { DisputeQuestion } from "@iep-insider/sdk/contract";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderInHost } from "../../../tests/renderInHost.tsx";
import { button, itBroke, setUpAiTool } from "../../answers/tests/asking.ts";
import { DisputeGuide } from "./DisputeGuide.tsx";
import { aGuidance } from "./tests/guidance.ts";

const select = (name: RegExp) => screen.findByRole("combobox", { name });
const choose = async (name: RegExp, id: string) => userEvent.selectOptions(await select(name), id);
const submit = () => button("Get My Dispute Resolution Plan");

async function fillIn() {
  await choose(/^Your main concern/, "iep-not-followed");
  await choose(/^Have you met/, "yes");
  await choose(/^How urgent/, "somewhat-urgent");
}

const { now, answerWith } = setUpAiTool<DisputeQuestion>("getDisputeGuidance", aGuidance);

it("says what is missing, by toast and in place, and goes to the first", async () => {
  renderInHost(<DisputeGuide />, now.host);
  await choose(/^Your main concern/, "service-denial");
  expect((await submit()).getAttribute("aria-disabled")).toBe("true");
  await now.user.click(await submit());
  await screen.findByText("Please say whether you have met.");
  screen.getByText("Please choose how urgent it is.");
  expect(screen.queryByText("Please choose your main concern.")).toBeNull();
  expect(now.host.notified).toEqual([
    {
      title: "Please complete all fields",
      description: "Select your main concern, meeting history, and urgency level.",
    },
  ]);
  const meeting = await select(/^Have you met/);
  await waitFor(() => expect(document.activeElement).toBe(meeting));
  expect(now.sent).toEqual([]);
});

it("does not count from a day that is still to come", async () => {
  renderInHost(<DisputeGuide />, now.host);
  await fillIn();
  const day = await screen.findByLabelText(/^The day it happened/);
  await now.user.type(day, "2999-01-01");
  await screen.findByText("This day is still to come. Please choose the day it happened.");
  await now.user.click(await submit());
  expect(now.sent).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(day));
  expect(now.host.notified).toEqual([]);
});

it("sends what was chosen, the date as it is, and the text without its details", async () => {
  renderInHost(<DisputeGuide />, { ...now.host, state: "TX" });
  await fillIn();
  await now.user.type(await screen.findByLabelText(/^The day it happened/), "2026-11-02");
  await choose(/^Does your child have an IEP/, "yes");
  await choose(/^Has the school tested/, "unsure");
  await now.user.type(screen.getByRole("textbox", { name: /^What happened/ }), "Zorina gets no speech help.");
  await now.user.type(screen.getByRole("textbox", { name: /^Names to leave out/ }), "Zorina");
  await now.user.click(await submit());
  await now.user.click(await button("Send"));
  await screen.findByRole("heading", { name: "Ask in writing, then complain to the state" });
  expect(screen.queryByText(/^Give the day it happened in the form above/)).toBeNull();
  expect(now.sent).toEqual([
    {
      issue: "iep-not-followed",
      triedMeeting: "yes",
      urgency: "somewhat-urgent",
      additionalContext: "[name 1] gets no speech help.",
      state: "TX",
      eventDate: "2026-11-02",
      hasIep: "yes",
      hasEvaluation: "unsure",
    },
  ]);
});

it("shows the plan whole", async () => {
  renderInHost(<DisputeGuide />, now.host);
  await screen.findByRole("heading", { name: "How This Guide Works" });
  await fillIn();
  await now.user.click(await submit());
  const title = await screen.findByRole("heading", { name: "Ask in writing, then complain to the state" });
  await waitFor(() => expect(document.activeElement).toBe(title));
  screen.getByText("Medium urgency: act in the next weeks");
  const step = screen.getByRole("heading", { name: "1. Write to the school" }).parentElement;
  const first = within(step ?? document.body);
  for (const [name, value] of [
    ["Who:", "You, to the principal"],
    ["Cost:", "Free"],
    ["Time:", "Today"],
    ["What to send with it:", "The IEPYour notes"],
    ["Risk:", "None that we know of."],
    ["When to stop:", "Stop when the services are back."],
  ] as const)
    expect(first.getByText(name).parentElement?.textContent).toContain(value);
  expect(first.queryByText("Form:")).toBeNull();
  expect(screen.getByRole("link", { name: /^The state's form/ }).getAttribute("rel")).toBe(
    "noopener noreferrer",
  );
  screen.getByText(/Last day: November 2, 2027\./);
  screen.getByText(/The last day was May 1, 2026\. This time seems to be over\./);
  expect(screen.queryByText("We could not count a last day for this one."), "is said once").toBeNull();
  screen.getByText(/^Give the day it happened in the form above/);
  screen.getByText("Where your child stays meanwhile");
  screen.getByText("The state mostly has 60 days to decide.");
  screen.getByText("A state complaint does not keep your child where they are.");
  screen.getByText("This is not legal advice.");
  expect(now.host.tracked).toEqual(["tool_start", "tool_complete"]);
});

it("leads from a step to its letter with what was typed", async () => {
  renderInHost(<DisputeGuide />, now.host);
  await fillIn();
  await now.user.type(screen.getByRole("textbox", { name: /^What happened/ }), "no speech help.");
  await now.user.click(await submit());
  await now.user.click(await button("Write the letter for step 1"));
  expect(now.host.handedOff).toEqual([
    {
      to: "letter-generator",
      start: {
        from: "dispute-guide",
        answers: { letterType: "follow_up", specificConcerns: ["no speech help."] },
      },
    },
  ]);
  expect(screen.queryByRole("button", { name: "Write the letter for step 2" })).toBeNull();
});

it("says by toast and in place that it failed, and that nothing was charged", async () => {
  answerWith(itBroke);
  renderInHost(<DisputeGuide />, now.host);
  await fillIn();
  await now.user.click(await submit());
  await screen.findByText("It broke. Nothing was charged.");
  expect(now.host.notified).toEqual([
    {
      title: "Analysis Failed",
      description: "Unable to generate dispute guidance. Please try again.",
      tone: "stop",
    },
  ]);
  expect(await select(/^How urgent/)).toHaveProperty("value", "somewhat-urgent");
});
