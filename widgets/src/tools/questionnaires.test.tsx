import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { describe, expect, it, vi } from "vitest";
import { createFakeDrafts, createFakeHost, renderInHost } from "../../tests/renderInHost.tsx";
import { AideScreener } from "./aide-screener/AideScreener.tsx";
import { Assessments } from "./assessments/Assessments.tsx";
import { EvaluationScreener } from "./disability-screener/EvaluationScreener.tsx";
import { PlanScreener } from "./screener/PlanScreener.tsx";
import { SigningAdvisor } from "./signing-advisor/SigningAdvisor.tsx";
import { answersWith } from "./signing-advisor/tests/answersWith.ts";

// What all tools of questions do alike: drafts, the report to take along, starting over.

interface Row {
  readonly tool: ReactElement;
  readonly start: string;
  /** Something to choose on the first screen, and the draft that keeps it. */
  readonly choice: RegExp;
  readonly draft: object;
  /** The draft of a result. */
  readonly result: object;
  readonly title: string;
  readonly over: string;
  /** Drafts that today's questions cannot take up. */
  readonly unusable: readonly unknown[];
}

const rows: readonly (readonly [string, Row])[] = [
  [
    "the aide screener",
    {
      tool: <AideScreener />,
      start: "Start the screener",
      choice: /rescue medicine/,
      draft: { stage: 0, answers: { medical: ["emergency-medication"] } },
      result: { stage: "result", answers: { medical: ["emergency-medication"] } },
      title: "1:1 AIDE NEEDS ASSESSMENT",
      over: "Start Over",
      unusable: ["text", 7, { stage: 99, answers: {} }, { stage: 0, answers: { medical: "x" } }],
    },
  ],
  [
    "the evaluation screener",
    {
      tool: <EvaluationScreener />,
      start: "Start the screener",
      choice: /guesses at words/,
      draft: { stage: 0, answers: { academic: ["academic-1"] } },
      result: { stage: "result", answers: { academic: ["academic-1"] } },
      title: "SPECIAL EDUCATION EVALUATION RECOMMENDATIONS",
      over: "Start Over",
      unusable: [
        { stage: 10, answers: {} },
        { stage: "review", answers: {} },
      ],
    },
  ],
  [
    "the IEP vs 504 screener",
    {
      tool: <PlanScreener />,
      start: "Start the screener",
      choice: /^A little behind/,
      draft: { stage: 0, answers: { skills: ["slightly"] } },
      result: { stage: "result", answers: { skills: ["slightly"] } },
      title: "IEP VS 504 SCREENER RESULTS",
      over: "Take Screener Again",
      unusable: [{ stage: 8, answers: {} }, { stage: "result" }],
    },
  ],
  [
    "the assessments",
    {
      tool: <Assessments />,
      start: "Start: One-to-One Aide",
      choice: /^Some safety concern/,
      draft: { of: "aide", stage: 0, answers: { safety: ["some"] } },
      result: { of: "aide", stage: "result", answers: { safety: ["some"] } },
      title: "ONE-TO-ONE AIDE: RESULTS",
      over: "Retake Assessment",
      unusable: [
        { of: "unknown", stage: 0, answers: {} },
        { stage: 1, answers: {} },
      ],
    },
  ],
  [
    "the signing advisor",
    {
      tool: <SigningAdvisor />,
      start: "Start the questions",
      choice: /^Yes, the first one/,
      draft: { stage: 0, answers: { first_iep: ["first"] } },
      result: { stage: "result", answers: answersWith() },
      title: "IEP SIGNING RECOMMENDATION",
      over: "Take Assessment Again",
      unusable: [{ stage: 1, answers: {} }],
    },
  ],
];

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const option = async (name: RegExp) =>
  (await screen.findAllByLabelText<HTMLInputElement>(name)).find(({ type }) => /checkbox|radio/.test(type));
const isChosen = async (name: RegExp) => (await option(name))?.checked;

describe.each(rows)("%s", (_, { tool, start, choice, draft, result, title, over, unusable }) => {
  const user = userEvent.setup();

  it("keeps a draft where the host keeps any, brings it back, and clears it on demand", async () => {
    const drafts = createFakeDrafts();
    renderInHost(tool, createFakeHost(drafts));
    await user.click(await button(start));
    await user.click((await option(choice)) ?? document.body);
    expect(drafts.stored).toEqual(draft);

    document.body.replaceChildren();
    renderInHost(tool, createFakeHost(drafts));
    await screen.findByText(/Your answers from before are still here/);
    expect(await isChosen(choice)).toBe(true);
    await user.click(await button("Clear them"));
    await waitFor(() => expect(drafts.stored).toBeNull());
    expect(screen.queryByRole("checkbox", { checked: true })).toBeNull();
    expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  });

  it("copies its report, offers the other ways to take it along, and starts over with nothing chosen", async () => {
    const drafts = createFakeDrafts(result);
    renderInHost(tool, createFakeHost(drafts));
    const written = vi.spyOn(navigator.clipboard, "writeText");
    await user.click(await button("Copy Results"));
    await button("Copied!");
    expect(written.mock.calls[0]?.[0]).toContain(title);
    for (const name of ["Download Results", "Download for Word", "Print"])
      expect((await screen.findAllByRole("button", { name })).length).toBeGreaterThan(0);
    await user.click(await button(over));
    await waitFor(() => expect(drafts.stored).toBeNull());
    const again = screen.queryByRole("button", { name: start });
    if (again) await user.click(again);
    expect(await isChosen(choice)).toBe(false);
    expect(screen.queryByRole("checkbox", { checked: true })).toBeNull();
  });

  it("begins anew when the stored draft is unusable", async () => {
    for (const stored of unusable) {
      renderInHost(tool, createFakeHost(createFakeDrafts(stored)));
      await button(start);
      document.body.replaceChildren();
    }
  });
});
