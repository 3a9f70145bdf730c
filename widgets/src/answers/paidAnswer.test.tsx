import { ApiError } from "@iep-insider/sdk/client";
import { screen } from "@testing-library/dom";
import { expect, it, vi } from "vitest";
import { renderInHost } from "../../tests/renderInHost.tsx";
import { aGoalAnalysis } from "./tests/answers.ts";
import { button, inADay, setUpAsking } from "./tests/asking.ts";
import { Probe } from "./tests/Probe.tsx";

const { answerWith, ask, now, type } = setUpAsking();
const keptNow = () => ({
  tool: "goal-analyzer",
  at: new Date().toJSON(),
  until: inADay(),
  answer: aGoalAnalysis(),
});

it("finds an answer that was paid for and lost on the way", async () => {
  let kept: unknown = null;
  now.host.server["getKeptAnswer"] = async () => ({ kept });
  answerWith(() => {
    kept = keptNow();
    return Promise.reject(new ApiError(0, "x", { code: "network", message: "No network." }));
  });
  renderInHost(<Probe />, now.host);
  await type("Zorina will read.", "Zorina");
  await ask();
  await now.user.click(await button("Send"));
  await screen.findByText("By [date], Zorina will read [number] words in a minute.");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("does not use an older answer", async () => {
  const kept = keptNow();
  now.host.server["getKeptAnswer"] = async () => ({ kept });
  answerWith(() => Promise.reject(new ApiError(0, "x", { code: "network", message: "No network." })));
  renderInHost(<Probe />, now.host);
  await button("Show my last answer");
  await type("The student will read better.");
  await ask();
  await screen.findByText("No network. Nothing was charged.");
});

it("says that it cannot tell when the server cannot be reached", async () => {
  delete now.host.server["getKeptAnswer"];
  answerWith(() => Promise.reject(new ApiError(0, "x", { code: "network", message: "No network." })));
  renderInHost(<Probe />, now.host);
  await type("The student will read better.");
  await ask();
  await screen.findByText(/^No network\. We cannot tell whether it was charged\./);

  // Offline already when it was asked: nothing left the device.
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await ask();
  await screen.findByText("No network. Nothing was charged.");
  onLine.mockRestore();
});

it("offers the last answer that was paid for, and says what is missing in it", async () => {
  const kept = keptNow();
  now.host.server["getKeptAnswer"] = async () => ({ kept });
  renderInHost(<Probe />, now.host);
  await screen.findByText("You can see it for about 20 more hours, at no cost.");
  await now.user.click(await button("Show my last answer"));
  await screen.findByRole("heading", { name: "The result" });
  await screen.findByText(/^This is an answer from before\./);
  expect(screen.getByText(/\[name 1\] will read/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show my last answer" })).toBeNull();
  expect(now.sent).toEqual([]);
});
