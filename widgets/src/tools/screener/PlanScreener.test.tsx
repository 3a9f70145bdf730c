import { screen, waitFor } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderInHost } from "../../../tests/renderInHost.tsx";
import { questions } from "./content.ts";
import { PlanScreener } from "./PlanScreener.tsx";

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const heading = (name: string | RegExp) => screen.findByRole("heading", { name, level: 2 });

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
