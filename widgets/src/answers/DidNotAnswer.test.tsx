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
  // It takes the focus a moment after it comes.
  await waitFor(() => expect(document.activeElement).toBe(result));
}

it.each([
  ["returned", /Your use is back/, 0],
  ["only_once", /came back once before/, 1],
  ["too_many", /3 uses back in the last 30 days/, 1],
  ["nothing", /no use to give back/, 0],
] as const)(
  "gives the use back at one press, and says what came of it: %s",
  async (result, said, contacts) => {
    now.host.server["returnUse"] = async (input) => ({
      result: Object(input)["tool"] === "goal-analyzer" && result,
    });
    await getAnswer();
    await now.user.click(await button(offer));
    const status = await screen.findByText(said);
    await waitFor(() => expect(document.activeElement).toBe(status));
    expect(screen.queryByRole("button", { name: offer })).toBeNull();
    expect(screen.queryAllByRole("button", { name: "Write to us" })).toHaveLength(contacts);
  },
);

it("can be pressed again where nobody could be asked", async () => {
  now.host.server["returnUse"] = itBroke;
  await getAnswer();
  await now.user.click(await button(offer));
  await screen.findByText(/nothing changed/);
  now.host.server["returnUse"] = async () => ({ result: "returned" });
  await now.user.click(await button(offer));
  await screen.findByText(/Your use is back/);
});

it("is not there below an answer that cost nothing", async () => {
  answerWith(async () => aGoalAnalysis({ isCharged: false }));
  await getAnswer();
  expect(screen.queryByRole("button", { name: offer })).toBeNull();
});
