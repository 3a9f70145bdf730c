import { ApiError } from "@iep-insider/sdk/client";
import { screen, waitFor } from "@testing-library/dom";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { renderInHost } from "../../tests/renderInHost.tsx";
import { aGoalAnalysis } from "./tests/answers.ts";
import { button, field, setUpAsking } from "./tests/asking.ts";
import { Probe } from "./tests/Probe.tsx";

const { answerWith, ask, now, type, typed } = setUpAsking();

it("can be stopped: the call too, and what was typed stays", async () => {
  let signal: AbortSignal | undefined;
  answerWith((given) => {
    signal = given;
    return new Promise(() => {});
  });
  renderInHost(<Probe />, now.host);
  await type("The student will read better.");
  await ask();
  expect((await screen.findByRole("status")).textContent).toContain("Working on it…");
  expect((await button("Asking…")).getAttribute("aria-disabled")).toBe("true");
  await now.user.click(await button("Asking…"));
  await now.user.click(await button("Cancel"));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Ask"));
  expect(signal?.aborted).toBe(true);
  expect(now.sent).toHaveLength(1);
  expect(await typed()).toBe("The student will read better.");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("is stopped when the tool goes away", async () => {
  let signal: AbortSignal | undefined;
  answerWith((given) => {
    signal = given;
    return new Promise(() => {});
  });
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
  expect(signal?.aborted).toBe(false);
  await now.user.click(await button("Leave"));
  await waitFor(() => expect(signal?.aborted).toBe(true));
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

it.each([
  [
    "the server failed",
    new ApiError(500, "x", { code: "internal", message: "Something went wrong. Please try again." }),
    "Something went wrong. Please try again. Nothing was charged.",
  ],
  [
    "it was asked too often",
    new ApiError(429, "x", {
      code: "rate_limited",
      message: "Please try again in 3 minutes.",
      retryAfter: 180,
    }),
    "Please try again in 3 minutes. Nothing was charged.",
  ],
  [
    "the server says it itself",
    new ApiError(400, "x", { code: "invalid_request", message: "Too long; nothing was charged." }),
    "Too long; nothing was charged.",
  ],
  [
    "the answer was no JSON",
    new Error("odd"),
    /^Something went wrong on our side\..* Nothing was charged\.$/,
  ],
])("says in place what happened when %s, and keeps what was typed", async (_, error, sentence) => {
  answerWith(() => Promise.reject(error));
  renderInHost(<Probe />, now.host);
  await type("The student will read better.");
  await ask();
  await screen.findByText(sentence);
  expect(screen.getByRole("alert")).toBeTruthy();
  expect(await typed()).toBe("The student will read better.");
  expect(now.host.tracked).toEqual(["tool_start"]);
});

it("asks the same once more, with the same names left out", async () => {
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
