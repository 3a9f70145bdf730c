import { screen, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { createFakeDrafts, createFakeHost, renderInHost } from "../../../tests/renderInHost.tsx";
import { exceptionTexts } from "./exceptions.ts";
import type { QuestionId } from "./questions.ts";
import { SigningAdvisor } from "./SigningAdvisor.tsx";
import { answersWith, answersWithConcerns } from "./tests/answersWith.ts";

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const heading = (name: string | RegExp) => screen.findByRole("heading", { name, level: 2 });
/** A host that kept the answers of an earlier load of the page, which stood at the result. */
const keptAt = (stage: unknown, answers: unknown) => createFakeDrafts({ stage, answers });
const sheet = () => screen.getByRole("article", { name: "My exceptions to the IEP" });

describe("the signing advisor", () => {
  const user = userEvent.setup();

  it("shows the crisis line at once where free text calls for it", async () => {
    renderInHost(<SigningAdvisor />, createFakeHost(keptAt(0, { ready_to_sign: ["yes"] })));
    await user.type(await screen.findByRole("textbox", { name: /Additional concerns/ }), "She wants to die");
    expect((await screen.findByRole("alert")).textContent).toMatch(/911.*988/);
  });

  it("says which part is not ready and why, and links to the letter with each point", async () => {
    const host = createFakeHost(
      keptAt("result", {
        ...answersWithConcerns(["goals_measurable", "services_appropriate"]),
        services_denied: ["yes"],
        placement_appropriate: ["no"],
        additional_concerns: ["The bus ride is too long."],
        first_iep: ["later"],
      }),
    );
    renderInHost(<SigningAdvisor />, host);
    await heading("You are not ready to sign yet. Ask for changes first.");
    screen.getByText("Our suggestion: Not ready to sign yet: ask for changes");
    await screen.findByText(/Goals that can be measured\. You answered: Some goals\./);
    screen.getByText("In your own words: The bus ride is too long.");
    screen.getByText(/If it is a later IEP/);
    expect(screen.queryByText(/If it is the first IEP:/)).toBeNull();
    expect(screen.queryByText("Exception Statement Builder")).toBeNull();
    await user.click(await button("Write my disagreement letter"));
    expect(host.handedOff[0]).toMatchObject({
      to: "letter-generator",
      start: {
        from: "signing-advisor",
        answers: {
          letterType: "disagreement",
          specificConcerns: { length: 5, 4: "The bus ride is too long." },
        },
      },
    });
  });

  it("leads back to the questions where a kept draft lacks an answer", async () => {
    const { ready_to_sign: _, ...rest } = answersWith();
    renderInHost(<SigningAdvisor />, createFakeHost(keptAt("result", rest)));
    await heading("Some questions have no answer yet.");
    await user.click(await button("Back to the questions"));
    await button("Answer 1 More Question");
  });
});

describe("the exception statement builder", () => {
  let user: ReturnType<typeof userEvent.setup>;
  const concerns: readonly QuestionId[] = ["goals_measurable", "placement_appropriate", "services_reduced"];
  beforeEach(() => {
    user = userEvent.setup();
  });

  async function openBuilder(more = {}) {
    const drafts = keptAt("result", answersWithConcerns(concerns, 0.5, more));
    const host = createFakeHost(drafts);
    renderInHost(<SigningAdvisor />, host);
    await screen.findByRole("heading", { name: "Exception Statement Builder", level: 3 });
    return { drafts, host };
  }

  it("starts with every exception checked, in the collaborative tone", async () => {
    await openBuilder();
    const boxes = screen.getAllByRole("checkbox");
    expect(boxes).toHaveLength(3);
    for (const box of boxes) expect(box).toHaveProperty("checked", true);
    for (const id of concerns) within(sheet()).getByText(exceptionTexts[id].collaborative);
    screen.getByText("3 points. Tone: Collaborative.");
  });

  it("shows the crisis line at once where the added concern calls for it", async () => {
    await openBuilder();
    await user.type(screen.getByRole("textbox", { name: /Another concern/ }), "he hurts himself");
    expect((await screen.findByRole("alert")).textContent).toMatch(/911.*988/);
  });
});
