import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import type { ComponentType } from "react";
import { describe, expect, it } from "vitest";
import { createFakeDrafts, createFakeHost, renderInHost } from "../../tests/renderInHost.tsx";
import { Iep504Screener } from "./504-screener/Iep504Screener.tsx";
import { AideScreener } from "./aide-screener/AideScreener.tsx";
import { Assessments } from "./assessments/Assessments.tsx";
import { EvaluationScreener } from "./evaluation-screener/EvaluationScreener.tsx";
import { SigningAdvisor } from "./signing-advisor/SigningAdvisor.tsx";

// What all tools of questions do alike with drafts. The report and starting over: examples/tests/questionnaires.spec.ts.

/** Something to choose on the first screen, the draft that keeps it, and drafts that today's questions cannot take up. */
type Row = readonly [ComponentType, start: string, choice: RegExp, draft: object, unusable: unknown[]];

const at = (stage: unknown, answers: unknown = {}, of?: string) => ({ ...(of && { of }), stage, answers });
const medical = at(0, { medical: ["emergency-medication"] });
const academic = at(0, { academic: ["academic-1"] });
const safety = at(0, { safety: ["some"] }, "aide");
const first = at(0, { first_iep: ["first"] });
const oddAnswers = at(0, { medical: "x" });
const begin = "Start the screener";
const beginAide = "Start: One-to-One Aide";
const rows: readonly Row[] = [
  [AideScreener, begin, /rescue medicine/, medical, ["text", 7, at(99), oddAnswers]],
  [EvaluationScreener, begin, /guesses at words/, academic, [at(10), at("review")]],
  [Iep504Screener, begin, /^A little behind/, at(0, { skills: ["slightly"] }), [at(8), { stage: "result" }]],
  [Assessments, beginAide, /^Some safety concern/, safety, [at(0, {}, "unknown"), at(1)]],
  [SigningAdvisor, "Start the questions", /^Yes, the first one/, first, [at(1)]],
];

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const option = async (name: RegExp) =>
  (await screen.findAllByLabelText<HTMLInputElement>(name)).find(({ type }) => /checkbox|radio/.test(type));
const isChosen = async (name: RegExp) => (await option(name))?.checked;

describe.each(rows.map((row) => [row[0].name, ...row] as const))(
  "%s",
  (_, Tool, start, choice, draft, unusable) => {
    const user = userEvent.setup();

    it("keeps a draft where the host keeps any, brings it back, and clears it on demand", async () => {
      const drafts = createFakeDrafts();
      renderInHost(<Tool />, createFakeHost(drafts));
      await user.click(await button(start));
      await user.click((await option(choice)) ?? document.body);
      expect(drafts.stored).toEqual(draft);

      document.body.replaceChildren();
      renderInHost(<Tool />, createFakeHost(drafts));
      await screen.findByText(/Your answers from before are still here/);
      expect(await isChosen(choice)).toBe(true);
      await user.click(await button("Clear them"));
      await waitFor(() => expect(drafts.stored).toBeNull());
      expect(screen.queryByRole("checkbox", { checked: true })).toBeNull();
      expect(screen.queryByRole("radio", { checked: true })).toBeNull();
    });

    it("starts over when the stored draft is unusable", async () => {
      for (const stored of unusable) {
        renderInHost(<Tool />, createFakeHost(createFakeDrafts(stored)));
        await button(start);
        document.body.replaceChildren();
      }
    });
  },
);
