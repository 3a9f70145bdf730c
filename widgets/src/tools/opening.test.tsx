import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import type { ComponentType } from "react";
import { expect, it } from "vitest";
import { renderClosed } from "../../tests/fakeOpening.tsx";
import { createFakeDrafts, createFakeHost } from "../../tests/renderInHost.tsx";
import { AideScreener } from "./aide-screener/AideScreener.tsx";
import { EmotionalCheckin } from "./emotional-checkin/EmotionalCheckin.tsx";
import { LetterGenerator } from "./letter-generator/LetterGenerator.tsx";
import { leastForm } from "./letter-generator/tests/sampleForms.ts";
import { MeetingChecklist } from "./meeting-checklist/MeetingChecklist.tsx";
import { RightsGuide } from "./rights-guide/RightsGuide.tsx";

// What is usable before a gate, where the gate is, and what is there once it has opened (ADR 54). The tools that
// our server answers: answers/gateBeforeSending.test.tsx.

const user = userEvent.setup();
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const press = async (name: string | RegExp) => user.click(await button(name));
const choose = async (list: RegExp, option: string) =>
  user.selectOptions(await screen.findByRole("combobox", { name: list }), option);

type Row = readonly [
  why: string,
  Tool: ComponentType,
  /** A draft to begin with. */
  draft: unknown,
  /** What a parent does before the gate. */
  before: () => Promise<unknown>,
  /** What is there once it has opened. */
  after: () => Promise<unknown>,
  /** Whether the gate takes the focus. */
  takesFocus: boolean,
];

const rows: readonly Row[] = [
  [
    "a questionnaire, from its second screen on",
    AideScreener,
    null,
    async () => {
      await press("Start the screener");
      await user.click(await screen.findByRole("checkbox", { name: /rescue medicine/ }));
      await screen.findByText(/^The next step costs \$4\.99/);
      await press("Next");
    },
    () => screen.findByRole("checkbox", { name: /run away from class/ }),
    true,
  ],
  [
    "a letter, once its form is filled in",
    LetterGenerator,
    leastForm("iee_request"),
    async () => {
      await screen.findByText(/^A letter costs \$4\.99/);
      await press("Write my letter");
    },
    () => screen.findByRole("figure", { name: /^Your letter with notes/ }),
    true,
  ],
  [
    "the rules of a state; the list keeps the focus",
    RightsGuide,
    null,
    async () => {
      await screen.findByText("Nine rights in every state");
      await choose(/^Your state/, "MA");
      await screen.findByText("To see Massachusetts, give your email address below.");
    },
    () => screen.findByRole("heading", { name: /Massachusetts/ }),
    false,
  ],
  [
    "the list to print",
    MeetingChecklist,
    null,
    async () => {
      await user.click(await screen.findByRole("checkbox", { name: /^Read the last IEP/ }));
      await press("Print or save the list");
    },
    () => button("Print"),
    true,
  ],
  [
    "the summary of check-ins",
    EmotionalCheckin,
    null,
    async () => {
      await press("Start Check-In");
      await user.click(await screen.findByRole("radio", { name: /Worried/ }));
      await user.click(await screen.findByRole("radio", { name: /^At school/i }));
      await press("Save Check-In");
    },
    () => screen.findByText("So far, there is one check-in."),
    true,
  ],
];

it.each(rows)("the gate guards %s", async (_, Tool, draft, before, after, takesFocus) => {
  const host = renderClosed(<Tool />, createFakeHost(createFakeDrafts(draft)));
  await before();
  const gate = await screen.findByRole("heading", { name: "The gate" });
  await waitFor(() => expect(document.activeElement === gate).toBe(takesFocus));
  expect(host.tracked).not.toContain("tool_complete");
  await press("Open");
  await after();
});

it("the gate says which state it opens, where the page's owner has set one", async () => {
  renderClosed(<RightsGuide />, { ...createFakeHost(), state: "MA" });
  await screen.findByText("To see Massachusetts, give your email address below.");
});

it("going back from the gate returns to the first screen, with the checked items", async () => {
  renderClosed(<AideScreener />, createFakeHost(createFakeDrafts({ stage: 2, answers: {} })));
  await press("Go back");
  await screen.findByRole("checkbox", { name: /rescue medicine/ });
});
