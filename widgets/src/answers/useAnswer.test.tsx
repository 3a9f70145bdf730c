import { ApiError } from "@iep-insider/sdk/client";
import { screen, waitFor } from "@testing-library/dom";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { renderInHost } from "../../tests/renderInHost.tsx";
import { aGoalAnalysis } from "./tests/answers.ts";
import { button, field, setUpAsking } from "./tests/asking.ts";
import { Probe } from "./tests/Probe.tsx";

const { answerWith, ask, now, type, typed } = setUpAsking();

/** @returns the call once it is made, with the signal that stops it. */
function answerNever() {
  const call: { signal?: AbortSignal | undefined } = {};
  answerWith((signal) => {
    call.signal = signal;
    return new Promise(() => {});
  });
  return call;
}

it("can be stopped, along with its call, and keeps the input", async () => {
  const call = answerNever();
  renderInHost(<Probe />, now.host);
  await type("The student will read better.");
  await ask();
  expect((await screen.findByRole("status")).textContent).toContain("Working on it…");
  expect((await button("Asking…")).getAttribute("aria-disabled")).toBe("true");
  await now.user.click(await button("Asking…"));
  await waitFor(() => expect(now.sent).toHaveLength(1));
  await now.user.click(await button("Cancel"));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Ask"));
  expect(call.signal?.aborted).toBe(true);
  expect(now.sent).toHaveLength(1);
  expect(await typed()).toBe("The student will read better.");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("is stopped when the tool goes away", async () => {
  const call = answerNever();
  const Page = () => {
    const [isLeft, setLeft] = useState(false);
    return (
      <>
        {isLeft ? null : <Probe />}
        <button type="button" onClick={() => setLeft(true)}>
          Leave
        </button>
      </>
    );
  };
  renderInHost(<Page />, now.host);
  await type("The student will read better.");
  await ask();
  await waitFor(() => expect(call.signal?.aborted).toBe(false));
  await now.user.click(await button("Leave"));
  await waitFor(() => expect(call.signal?.aborted).toBe(true));
});

it("says after eight seconds that it still works", async () => {
  answerWith(() => new Promise(() => {}));
  renderInHost(<Probe />, now.host);
  await type("The student will read better.");
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await (await button("Ask")).click();
  await screen.findByText("Working on it…");
  await vi.advanceTimersByTimeAsync(8100);
  await screen.findByText("Still working…");
  vi.useRealTimers();
});

const refusal = (status: number, code: "internal" | "invalid_request", message: string) =>
  new ApiError(status, "x", { code, message });
const broke = "Something went wrong. Please try again.";
const tooLong = "Too long; nothing was charged.";
const odd = /^Something went wrong on our side\..* Nothing was charged\.$/;
it.each([
  ["the server failed", refusal(500, "internal", broke), `${broke} Nothing was charged.`],
  ["the server says it itself", refusal(400, "invalid_request", tooLong), tooLong],
  ["the answer was no JSON", new Error("odd"), odd],
])("shows inline what happened when %s, and keeps the input", async (_, error, sentence) => {
  answerWith(() => Promise.reject(error));
  renderInHost(<Probe />, now.host);
  await type("The student will read better.");
  await ask();
  await screen.findByText(sentence);
  expect(screen.getByRole("alert")).toBeTruthy();
  expect(await typed()).toBe("The student will read better.");
  expect(now.host.tracked).toEqual(["tool_start"]);
});

it("sends the same question again, with the same names left out", async () => {
  answerWith(() => Promise.reject(new Error("odd")));
  renderInHost(<Probe />, now.host);
  await type("Zorina will read.", "Zorina");
  await ask();
  await now.user.click(await button("Send"));
  await screen.findByRole("alert");
  answerWith(() => Promise.resolve(aGoalAnalysis()));
  await now.user.click(await button("Ask again"));
  expect((await field(/^The goal/)).value).toBe("[name 1] will read.");
  await now.user.click(await button("Send"));
  await screen.findByRole("heading", { name: "The result" });
  expect(now.sent.map(({ goalText }) => goalText)).toEqual(["[name 1] will read.", "[name 1] will read."]);
});
