import { ApiError } from "@iep-insider/sdk/client";
import type { GoalToAnalyze } from "@iep-insider/sdk/contract";
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createFakeHost, type FakeHost, renderInHost } from "../../tests/renderInHost.tsx";
import { aGoalAnalysis } from "./tests/answers.ts";
import { Probe } from "./tests/Probe.tsx";

const field = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>("textbox", { name });
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const inADay = () => new Date(Date.now() + 20 * 3_600_000 + 60_000).toISOString();

describe("asking for an answer", () => {
  let user: ReturnType<typeof userEvent.setup>;
  let host: FakeHost;
  let sent: GoalToAnalyze[];
  beforeEach(() => {
    user = userEvent.setup();
    host = createFakeHost();
    sent = [];
    answerWith(() => Promise.resolve(aGoalAnalysis()));
    host.server["getKeptAnswer"] = async () => ({ kept: null });
  });

  function answerWith(answer: (signal: AbortSignal | undefined) => Promise<unknown>) {
    host.server["analyzeGoal"] = (input: GoalToAnalyze, options) => {
      sent.push(input);
      return answer(options?.signal);
    };
  }
  async function type(text: string, names = "") {
    fireEvent.input(await field(/^A goal/), { target: { value: text } });
    if (names) fireEvent.input(await field(/^Names to leave out/), { target: { value: names } });
  }
  const ask = async () => user.click(await button("Ask"));
  const typed = async () => (await field(/^A goal/)).value;

  it("sends what has no personal details at once, and leads to the answer", async () => {
    renderInHost(<Probe />, host);
    await type("The student will read better.");
    await ask();
    const heading = await screen.findByRole("heading", { name: "The result" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(sent).toEqual([{ goalText: "The student will read better.", state: undefined }]);
    expect(host.tracked).toEqual(["tool_start", "tool_complete"]);
    expect(await typed()).toBe("The student will read better.");
  });

  it("shows the exact text where something was taken out, sends what stands there, and puts it back in the answer", async () => {
    renderInHost(<Probe />, host);
    await type("By 5/1/2027, Zorina will read. Call 555-123-4567.", "Zorina");
    await ask();
    const heading = await screen.findByRole("heading", { name: "This is what we will send" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(sent).toEqual([]);
    const text = await field(/^The goal/);
    expect(text.value).toBe("By [date 1], [name 1] will read. Call [phone 1].");
    expect(screen.getByText("[name 1] stands for “Zorina”")).toBeTruthy();
    fireEvent.input(text, { target: { value: `${text.value} Every week.` } });
    await user.click(await button("Send"));
    await screen.findByText("By [date], Zorina will read [number] words in a minute.");
    expect(sent[0]?.goalText).toBe("By [date 1], [name 1] will read. Call [phone 1]. Every week.");
  });

  it("asks about likely names in words, and takes one out with one press", async () => {
    renderInHost(<Probe />, host);
    await type("Leo will read at Lincoln Elementary.");
    await ask();
    await screen.findByText("May be a name: Leo. Take it out?");
    await screen.findByText("May be a school or a place: Lincoln Elementary. Take it out?");
    await user.click(await button("Take out Leo"));
    expect((await field(/^The goal/)).value).toBe("[name 1] will read at Lincoln Elementary.");
    expect(screen.queryByText(/^May be a name/)).toBeNull();
    await user.click(await button("Send"));
    await screen.findByRole("heading", { name: "The result" });
    expect(sent[0]?.goalText).toBe("[name 1] will read at Lincoln Elementary.");
  });

  it("goes back from there with everything as it was, and nothing sent", async () => {
    renderInHost(<Probe />, host);
    await type("Leo will read.", "Leo");
    await ask();
    await user.click(await button("Go back"));
    expect(await typed()).toBe("Leo will read.");
    expect((await field(/^Names to leave out/)).value).toBe("Leo");
    expect(sent).toEqual([]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Ask"));
  });

  it("refuses to send what is too long or empty, and says so", async () => {
    renderInHost(<Probe />, host);
    await type("Leo will read.");
    await ask();
    const text = await field(/^The goal/);
    fireEvent.input(text, { target: { value: " " } });
    await user.click(await button("Send"));
    expect((await screen.findByRole("alert")).textContent).toContain("nothing left to send");
    fireEvent.input(text, { target: { value: "x".repeat(101) } });
    await user.click(await button("Send"));
    expect((await screen.findByRole("alert")).textContent).toContain("1 character too long");
    expect(sent).toEqual([]);
  });

  it("can be stopped: the call too, and what was typed stays", async () => {
    let signal: AbortSignal | undefined;
    answerWith((given) => {
      signal = given;
      return new Promise(() => {});
    });
    renderInHost(<Probe />, host);
    await type("The student will read better.");
    await ask();
    expect((await screen.findByRole("status")).textContent).toContain("Working on it…");
    expect((await button("Asking…")).getAttribute("aria-disabled")).toBe("true");
    await user.click(await button("Asking…"));
    await user.click(await button("Cancel"));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Ask"));
    expect(signal?.aborted).toBe(true);
    expect(sent).toHaveLength(1);
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
    renderInHost(<Page />, host);
    await type("The student will read better.");
    await ask();
    expect(signal?.aborted).toBe(false);
    await user.click(await button("Leave"));
    await waitFor(() => expect(signal?.aborted).toBe(true));
  });

  it("drops an answer that comes after it was stopped", async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    answerWith(() => promise);
    renderInHost(<Probe />, host);
    await type("The student will read better.");
    await ask();
    await user.click(await button("Cancel"));
    resolve(aGoalAnalysis());
    await new Promise((done) => setTimeout(done, 50));
    expect(screen.queryByRole("heading", { name: "The result" })).toBeNull();
  });

  it("says after eight seconds that it still works", async () => {
    answerWith(() => new Promise(() => {}));
    renderInHost(<Probe />, host);
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
    renderInHost(<Probe />, host);
    await type("The student will read better.");
    await ask();
    await screen.findByText(sentence);
    expect(screen.getByRole("alert")).toBeTruthy();
    expect(await typed()).toBe("The student will read better.");
    expect(host.tracked).toEqual(["tool_start"]);
  });

  it("shows the gate below the form, sends nothing when it opens, and then works", async () => {
    const asked: unknown[] = [];
    let isPaid = false;
    answerWith(() =>
      isPaid
        ? Promise.resolve(aGoalAnalysis())
        : Promise.reject(new ApiError(402, "x", { code: "payment_required", message: "Please pay." })),
    );
    const Gate = ({ onOpen }: { readonly onOpen: () => void }) => (
      <>
        <h2>Pay for it</h2>
        <button type="button" onClick={onOpen}>
          Pay here
        </button>
      </>
    );
    host = {
      ...host,
      access: (...question) => {
        asked.push(question);
        return { state: "closed", Gate };
      },
    };
    renderInHost(<Probe />, host);
    await type("The student will read better.");
    await ask();
    const pay = await button("Pay here");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Pay for it"));
    expect(await typed()).toBe("The student will read better.");
    isPaid = true;
    await user.click(pay);
    await screen.findByText(/^What you entered is still here/);
    expect(asked).toEqual([["goals", "an answer"]]);
    expect(sent).toHaveLength(1);
    await ask();
    await screen.findByRole("heading", { name: "The result" });
    expect(sent).toHaveLength(2);
  });

  it("finds an answer that was paid for and lost on the way", async () => {
    let kept: unknown = null;
    host.server["getKeptAnswer"] = async () => ({ kept });
    answerWith(() => {
      kept = { tool: "goals", at: new Date().toISOString(), until: inADay(), answer: aGoalAnalysis() };
      return Promise.reject(new ApiError(0, "x", { code: "network", message: "No network." }));
    });
    renderInHost(<Probe />, host);
    await type("Zorina will read.", "Zorina");
    await ask();
    await user.click(await button("Send"));
    await screen.findByText("By [date], Zorina will read [number] words in a minute.");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("takes no older answer for it", async () => {
    const kept = { tool: "goals", at: new Date().toISOString(), until: inADay(), answer: aGoalAnalysis() };
    host.server["getKeptAnswer"] = async () => ({ kept });
    answerWith(() => Promise.reject(new ApiError(0, "x", { code: "network", message: "No network." })));
    renderInHost(<Probe />, host);
    await button("Show my last answer");
    await type("The student will read better.");
    await ask();
    await screen.findByText("No network. Nothing was charged.");
  });

  it("says that it cannot tell when nobody can be asked", async () => {
    delete host.server["getKeptAnswer"];
    answerWith(() => Promise.reject(new ApiError(0, "x", { code: "network", message: "No network." })));
    renderInHost(<Probe />, host);
    await type("The student will read better.");
    await ask();
    await screen.findByText(/^No network\. We cannot tell whether it was charged\./);
  });

  it("offers the last answer that was paid for, and says what is missing in it", async () => {
    const kept = { tool: "goals", at: new Date().toISOString(), until: inADay(), answer: aGoalAnalysis() };
    host.server["getKeptAnswer"] = async () => ({ kept });
    renderInHost(<Probe />, host);
    await screen.findByText("You can see it for about 20 more hours, at no cost.");
    await user.click(await button("Show my last answer"));
    await screen.findByRole("heading", { name: "The result" });
    await screen.findByText(/^This is an answer from before\./);
    expect(screen.getByText(/\[name 1\] will read/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Show my last answer" })).toBeNull();
    expect(sent).toEqual([]);
  });

  it("shows help in a crisis at once while typing, and first in an answer", async () => {
    answerWith(async () => aGoalAnalysis({ crisis: { title: "Call now", text: "988 is there." } }));
    renderInHost(<Probe />, host);
    await type("He says he wants to die.");
    expect((await screen.findByRole("alert")).textContent).toContain("988");
    await ask();
    const help = await screen.findByText("Call now");
    const heading = screen.getByRole("heading", { name: "The result" });
    expect(help.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("names sources, how sure they are, who helps, and that it is not legal advice", async () => {
    host = { ...host, state: "TX" };
    answerWith(async () =>
      aGoalAnalysis({
        outcome: "unknown",
        isCharged: false,
        engineNote: "Our AI was busy.",
        citations: [
          {
            id: "a",
            label: "34 CFR 300.1",
            address: "https://a.test/",
            status: "verified",
            statusInWords: "We read it.",
          },
          {
            id: "b",
            label: "A memo",
            address: null,
            status: "secondary",
            statusInWords: "From another site.",
          },
        ],
      }),
    );
    renderInHost(<Probe />, host);
    await type("The student will read better.");
    await ask();
    await screen.findByText("This is not legal advice.");
    const link = screen.getByRole("link", { name: /^34 CFR 300\.1/ });
    expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
      "_blank",
      "noopener noreferrer",
    ]);
    expect(screen.getByText("From another site.")).toBeTruthy();
    expect(screen.queryByText("We read it.")).toBeNull();
    expect(screen.getByText("Our AI was busy.")).toBeTruthy();
    expect(screen.getByText("Nothing was charged for it.")).toBeTruthy();
    await screen.findAllByRole("link", { name: /^\(?\d{3}/ });
    expect(sent[0]?.state).toBe("TX");
    expect(host.tracked).toEqual(["tool_start"]);
  });
});
