import { screen, waitFor } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderInHost } from "../../../tests/renderInHost.tsx";
import { Assessments } from "./Assessments.tsx";
import { cards, type QuestionnaireId, questionnaireIds } from "./content.ts";
import { questionnaires } from "./questionnaires.ts";

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const heading = (name: string | RegExp) => screen.findByRole("heading", { name, level: 2 });
const titlesOf = (id: QuestionnaireId) => questionnaires[id].sections.map(({ title }) => title);

type User = ReturnType<typeof userEvent.setup>;

const start = async (user: User, id: QuestionnaireId) =>
  user.click(await button(`Start: ${cards[id].title}`));

/** Goes through a questionnaire, choosing what is named and else the first of what has to be chosen. */
async function goToResult(user: User, id: QuestionnaireId, ...wanted: readonly string[]) {
  await start(user, id);
  for (const title of titlesOf(id)) {
    await heading(title);
    const radios = screen.queryAllByRole("radio");
    if (radios[0]) await user.click(radios[0]);
    for (const name of wanted) {
      const option = screen.queryByLabelText(name, { exact: false });
      if (option) await user.click(option);
    }
    await user.click(await button(/^(Next|Get Results)$/));
  }
  await button("Retake Assessment");
}

const user = userEvent.setup();

it("offers three, and leads back from each to its card", async () => {
  renderInHost(<Assessments />);
  await heading("What do you want to find out?");
  for (const id of questionnaireIds) {
    await start(user, id);
    const head = await heading(titlesOf(id)[0] ?? "");
    await waitFor(() => expect(document.activeElement).toBe(head));
    await user.click(await button("Back to Tools"));
    const card = await button(`Go on: ${cards[id].title}`);
    await waitFor(() => expect(document.activeElement).toBe(card));
  }
});

it("aide: shows the crisis line at once when self-injury is checked, and again at the result", async () => {
  renderInHost(<Assessments />);
  await start(user, "aide");
  for (const title of titlesOf("aide").slice(0, 2)) {
    await heading(title);
    await user.click(screen.getAllByRole("radio")[0] ?? document.body);
    await user.click(await button("Next"));
  }
  await user.click(await screen.findByRole("checkbox", { name: /own body/ }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/911.*988/);
  await user.click(await button("Next"));
  await heading(titlesOf("aide")[3] ?? "");
  await user.click(screen.getAllByRole("radio")[0] ?? document.body);
  await user.click(await button("Next"));
  await user.click(await button("Get Results"));
  await heading("Strong case for a one-to-one aide");
  expect(screen.getByText(/call or text 988/)).toBeTruthy();
});

it("planning: lists what to ask for", async () => {
  renderInHost(<Assessments />);
  await goToResult(
    user,
    "planning",
    "Math",
    "Speaking clearly",
    "Worry or fear",
    "Handwriting",
    "Money or time",
  );
  await heading("5 assessments to ask the school about");
  expect(screen.getByText("Who usually does it: Speech-Language Pathologist.")).toBeTruthy();
  expect(screen.getByText(/^Health, vision and hearing/)).toBeTruthy();
});

it("changes answers, retakes with nothing chosen, and tries another without losing the first", async () => {
  renderInHost(<Assessments />);
  await goToResult(user, "planning", "Money or time");
  await user.click(await button("Change my answers"));
  expect(await screen.findByRole("checkbox", { name: "Money or time" })).toHaveProperty("checked", true);
  await user.click(await button("Get Results"));
  await user.click(await button("Try Another Tool"));
  await heading("What do you want to find out?");
  await start(user, "eligibility");
  await heading(titlesOf("eligibility")[0] ?? "");
  await user.click(await button("Back to Tools"));
  await user.click(await button(`Go on: ${cards.planning.title}`));
  await heading("One assessment to ask the school about");
  await user.click(await button("Retake Assessment"));
  await heading(titlesOf("planning")[0] ?? "");
  for (const box of screen.getAllByRole("checkbox")) expect(box).toHaveProperty("checked", false);
});
