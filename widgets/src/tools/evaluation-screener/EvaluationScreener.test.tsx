import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { createFakeHost, renderInHost } from "../../../tests/renderInHost.tsx";
import { sectionIds, sections } from "./content.ts";
import { EvaluationScreener } from "./EvaluationScreener.tsx";

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const heading = (name: string | RegExp) => screen.findByRole("heading", { name, level: 2 });
const titles = sectionIds.map((id) => sections[id].title);

async function goToResult(user: ReturnType<typeof userEvent.setup>, ...labels: RegExp[]) {
  await user.click(await button("Start the screener"));
  for (const title of titles) {
    await heading(title);
    for (const label of labels) {
      const box = screen.queryByRole("checkbox", { name: label });
      if (box) await user.click(box);
    }
    await user.click(await button(title === titles.at(-1) ? "Get Results" : "Next"));
  }
  await heading(/You marked nothing|What you marked points/);
}

const user = userEvent.setup();

it("shows the crisis line at once when self-harm is checked, and again at the result", async () => {
  renderInHost(<EvaluationScreener />);
  await user.click(await button("Start the screener"));
  for (const title of titles.slice(0, 3)) {
    await heading(title);
    await user.click(await button("Next"));
  }
  await user.click(await screen.findByRole("checkbox", { name: /wanting to die/ }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/911.*988/);
  await user.click(screen.getByRole("checkbox", { name: /wanting to die/ }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  await user.click(screen.getByRole("checkbox", { name: /wanting to die/ }));
  for (const title of titles.slice(3)) {
    await heading(title);
    await user.click(await button(/^(Next|Get Results)$/));
  }
  await heading(/one area/);
  expect(screen.getByText(/call or text 988/)).toBeTruthy();
  expect(screen.getByText(/school counselor today/)).toBeTruthy();
});

it("offers the letter when nothing was checked too, and never says not to ask", async () => {
  const host = createFakeHost();
  renderInHost(<EvaluationScreener />, host);
  await goToResult(user);
  expect(screen.getByText(/in writing at any time/)).toBeTruthy();
  await user.click(await button("Write my evaluation letter"));
  expect(host.handedOff[0]?.start.answers).toEqual({ letterType: "initial_evaluation" });
});
