import { screen, waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import { renderInHost } from "../../tests/renderInHost.tsx";
import { aGoalAnalysis } from "./tests/answers.ts";
import { button, itBroke, setUpAsking } from "./tests/asking.ts";
import { Probe } from "./tests/Probe.tsx";

const { answerWith, ask, now, type } = setUpAsking();
const offer = "This did not answer my question";

async function getAnswer() {
  renderInHost(<Probe />, now.host);
  await type("He will read.");
  await ask();
  const result = await screen.findByText("The result");
  // It gets the focus just after it appears.
  await waitFor(() => expect(document.activeElement).toBe(result));
}

it.each([
  ["returned", /Your use is back/, 0],
  ["only_once", /came back once before/, 1],
  ["too_many", /3 uses back in the last 30 days/, 1],
  ["nothing", /no use to give back/, 0],
] as const)("returns the use with one click, and shows the result: %s", async (result, said, contacts) => {
  now.host.server["returnUse"] = async (input) => ({
    result: Object(input)["tool"] === "goal-analyzer" && result,
  });
  await getAnswer();
  await now.user.click(await button(offer));
  const status = await screen.findByText(said);
  await waitFor(() => expect(document.activeElement).toBe(status));
  expect(screen.queryByRole("button", { name: offer })).toBeNull();
  expect(screen.queryAllByRole("button", { name: "Write to us" })).toHaveLength(contacts);
});

it("can be pressed again after a failed request", async () => {
  now.host.server["returnUse"] = itBroke;
  await getAnswer();
  await now.user.click(await button(offer));
  await screen.findByText(/nothing changed/);
  now.host.server["returnUse"] = async () => ({ result: "returned" });
  await now.user.click(await button(offer));
  await screen.findByText(/Your use is back/);
});

it("is not shown below a free answer", async () => {
  answerWith(async () => aGoalAnalysis({ isCharged: false }));
  await getAnswer();
  expect(screen.queryByRole("button", { name: offer })).toBeNull();
});
