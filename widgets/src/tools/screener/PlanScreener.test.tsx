import { screen, waitFor } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderInHost } from "../../../tests/renderInHost.tsx";
import { questions } from "./content.ts";
import { PlanScreener } from "./PlanScreener.tsx";

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const heading = (name: string | RegExp) => screen.findByRole("heading", { name, level: 2 });

/** Answers all questions, each with its option of that number, up to the result. */
async function goToResult(user: ReturnType<typeof userEvent.setup>, ...numbers: readonly number[]) {
  await user.click(await button("Start the screener"));
  for (const [index, { question, options }] of questions.entries()) {
    await heading(question);
    await user.click(screen.getAllByRole("radio")[numbers[index] ?? 0] ?? document.body);
    expect(options).toHaveLength(4);
    await user.click(await button(index === 7 ? "Get Results" : "Next"));
  }
  await screen.findByText(/^Your score:/);
}

const user = userEvent.setup();

it("waits for an answer, and says so when it is asked to go on", async () => {
  renderInHost(<PlanScreener />);
  await user.click(await button("Start the screener"));
  await heading(questions[0].question);
  expect((await button("Next")).getAttribute("aria-disabled")).toBe("true");
  await user.click(await button("Next"));
  expect((await screen.findByRole("alert")).textContent).toContain("Please choose an answer to go on.");
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole("radio")[0]));
  await heading(questions[0].question);
  await user.click(screen.getByRole("radio", { name: "Not behind" }));
  await user.click(await button("Next"));
  await heading(questions[1].question);
});

it("goes back without losing an answer, also from the result", async () => {
  renderInHost(<PlanScreener />);
  await goToResult(user, 3, 1, 1, 1, 1, 1, 1, 2);
  await user.click(await button("Change my answers"));
  await heading(questions[7].question);
  expect(screen.getByRole("radio", { name: "Very little" })).toHaveProperty("checked", true);
  await user.click(await button("Previous"));
  await heading(questions[6].question);
  expect(screen.getByRole("radio", { name: "A few times a month" })).toHaveProperty("checked", true);
});
