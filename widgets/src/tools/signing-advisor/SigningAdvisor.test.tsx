import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { createFakeDrafts, createFakeHost, renderInHost } from "../../../tests/renderInHost.tsx";
import { exceptionTexts } from "./exceptions.ts";
import { type QuestionId, questionIds, questions } from "./questions.ts";
import { SigningAdvisor } from "./SigningAdvisor.tsx";
import { answersWith, answersWithConcerns } from "./tests/answersWith.ts";

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const heading = (name: string | RegExp) => screen.findByRole("heading", { name, level: 2 });
const group = (id: QuestionId) => screen.getByRole("radiogroup", { name: questions[id].question });
/** A host that kept the answers of an earlier load of the page, which stood at the result. */
const keptAt = (stage: unknown, answers: unknown) => createFakeDrafts({ stage, answers });
const statusOfStatement = () => screen.getAllByRole("status")[0]?.textContent;
const sheet = () => screen.getByRole("article", { name: "My exceptions to the IEP" });

describe("the signing advisor", () => {
  let user: ReturnType<typeof userEvent.setup>;
  beforeEach(() => {
    user = userEvent.setup();
  });

  it("leads from the intro through one page of 18 questions to a result", async () => {
    const host = createFakeHost();
    renderInHost(<SigningAdvisor />, host);
    await user.click(await button("Start the questions"));
    const title = await heading("Your IEP, part by part");
    await waitFor(() => expect(document.activeElement).toBe(title));
    screen.getByRole("progressbar", { name: "Progress: 0 of 18 questions completed" });
    for (const [index, id] of questionIds.entries()) {
      const open = 18 - index;
      expect((await button(/^Answer/)).textContent).toBe(
        open === 1 ? "Answer 1 More Question" : `Answer ${open} More Questions`,
      );
      const label = questions[id].options.find(({ weight }) => weight === 1)?.label ?? "";
      await user.click(within(group(id)).getByRole("radio", { name: label }));
      screen.getByRole("progressbar", { name: `Progress: ${index + 1} of 18 questions completed` });
    }
    await user.click(await button("Get My Signing Recommendation"));
    const result = await heading("Your answers show no open concern, so you can sign.");
    await waitFor(() => expect(document.activeElement).toBe(result));
    expect(screen.getByText("Our suggestion: Sign")).toBeTruthy();
    expect(screen.queryByText("Exception Statement Builder")).toBeNull();
    expect(host.tracked).toEqual(["tool_start", "tool_complete"]);
  });

  it("shows its button as disabled, and on a press leads to the first open question", async () => {
    renderInHost(<SigningAdvisor />, createFakeHost(keptAt(0, { understand_services: ["yes"] })));
    const submit = await button("Answer 17 More Questions");
    expect(submit.getAttribute("aria-disabled")).toBe("true");
    await user.click(submit);
    await within(group("explained_clearly")).findByText("Please choose an answer.");
    await waitFor(() => expect(group("explained_clearly").contains(document.activeElement)).toBe(true));
    expect(screen.queryByText(/Our suggestion/)).toBeNull();
  });

  it("shows the crisis line at once where free text calls for it", async () => {
    renderInHost(<SigningAdvisor />, createFakeHost(keptAt(0, { ready_to_sign: ["yes"] })));
    await user.type(await screen.findByRole("textbox", { name: /Additional concerns/ }), "She wants to die");
    expect((await screen.findByRole("alert")).textContent).toMatch(/911.*988/);
  });

  it("says what is not ready, in what words and why, and leads to the letter with each point", async () => {
    const host = createFakeHost(
      keptAt("result", {
        ...answersWithConcerns(["goals_measurable", "services_appropriate"]),
        services_denied: ["yes"],
        concerns_documented: ["partial"],
        additional_concerns: ["The bus ride is too long."],
        first_iep: ["later"],
      }),
    );
    renderInHost(<SigningAdvisor />, host);
    await heading("You are not ready to sign yet. Ask for changes first.");
    screen.getByText("Our suggestion: Not ready to sign yet: ask for changes");
    screen.getByText(/Goals that can be measured\. You answered: Some goals\./);
    screen.getByText("In your own words: The bus ride is too long.");
    screen.getByText(/If it is a later IEP/);
    expect(screen.queryByText(/If it is the first IEP:/)).toBeNull();
    expect(screen.queryByText("Exception Statement Builder")).toBeNull();
    await user.click(await button("Write my disagreement letter"));
    expect(host.handedOff[0]).toMatchObject({
      to: "letters",
      start: {
        from: "signing-advisor",
        answers: {
          letterType: "disagreement",
          specificConcerns: { length: 5, 4: "The bus ride is too long." },
        },
      },
    });
  });

  it("shows the rule of the state, with how sure it is, and who helps there", async () => {
    const drafts = keptAt("result", answersWith({}, { state: ["MA"] }));
    renderInHost(<SigningAdvisor />, createFakeHost(drafts));
    await screen.findByRole("heading", { name: "In Massachusetts", level: 3 });
    await screen.findByText("The school needs your consent for a later IEP too.");
    screen.getByRole("link", { name: "(617) 236-7210" });
    await user.selectOptions(screen.getByRole("combobox", { name: /Your state/ }), "DC");
    await screen.findByText(/may not decline one service/);
    screen.getByText("What holds in District of Columbia is shown.");
    expect(drafts.stored).toMatchObject({ answers: { state: ["DC"] } });
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
    const drafts = keptAt("result", answersWithConcerns(concerns, 0, more));
    const host = createFakeHost(drafts);
    renderInHost(<SigningAdvisor />, host);
    await screen.findByRole("heading", { name: "Exception Statement Builder", level: 3 });
    return { drafts, host };
  }

  it("starts with every exception ticked, in the collaborative tone", async () => {
    await openBuilder();
    const boxes = screen.getAllByRole("checkbox");
    expect(boxes).toHaveLength(3);
    for (const box of boxes) expect(box).toHaveProperty("checked", true);
    for (const id of concerns) within(sheet()).getByText(exceptionTexts[id].collaborative);
    screen.getByText("3 points. Tone: Collaborative.");
  });

  it("writes the statement anew on every change", async () => {
    await openBuilder();
    await user.click(screen.getByRole("checkbox", { name: /Placement/ }));
    expect(sheet().textContent).not.toContain(exceptionTexts.placement_appropriate.collaborative);
    await user.click(screen.getByRole("radio", { name: /Assertive/ }));
    within(sheet()).getByText(exceptionTexts.goals_measurable.assertive);
    await user.type(screen.getByRole("textbox", { name: /Another concern/ }), "the bus ride");
    within(sheet()).getByText("The bus ride.");
    expect(statusOfStatement()).toBe("3 points. Tone: Assertive.");
    await user.click(screen.getByRole("checkbox", { name: /Placement/ }));
    within(sheet()).getByText(exceptionTexts.placement_appropriate.assertive);
  });

  it("shows the crisis line at once where the added concern calls for it", async () => {
    await openBuilder();
    await user.type(screen.getByRole("textbox", { name: /Another concern/ }), "he hurts himself");
    expect((await screen.findByRole("alert")).textContent).toMatch(/911.*988/);
  });
});
