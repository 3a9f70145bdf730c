import { ApiError } from "@iep-insider/sdk/client";
import { screen, waitFor } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { renderInHost } from "../../tests/renderInHost.tsx";
import { aGoalAnalysis } from "./tests/answers.ts";
import { button, inADay, useAsking } from "./tests/asking.ts";
import { Probe } from "./tests/Probe.tsx";

describe("an answer that has to be paid for", () => {
  const { answerWith, ask, now, type, typed } = useAsking();

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
    now.host = {
      ...now.host,
      access: (...question) => {
        asked.push(question);
        return { state: "closed", Gate };
      },
    };
    renderInHost(<Probe />, now.host);
    await type("The student will read better.");
    await ask();
    const pay = await button("Pay here");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Pay for it"));
    expect(await typed()).toBe("The student will read better.");
    isPaid = true;
    await now.user.click(pay);
    await screen.findByText(/^What you entered is still here/);
    expect(asked).toEqual([["goals", "an answer"]]);
    expect(now.sent).toHaveLength(1);
    await ask();
    await screen.findByRole("heading", { name: "The result" });
    expect(now.sent).toHaveLength(2);
  });

  it("finds an answer that was paid for and lost on the way", async () => {
    let kept: unknown = null;
    now.host.server["getKeptAnswer"] = async () => ({ kept });
    answerWith(() => {
      kept = { tool: "goals", at: new Date().toISOString(), until: inADay(), answer: aGoalAnalysis() };
      return Promise.reject(new ApiError(0, "x", { code: "network", message: "No network." }));
    });
    renderInHost(<Probe />, now.host);
    await type("Zorina will read.", "Zorina");
    await ask();
    await now.user.click(await button("Send"));
    await screen.findByText("By [date], Zorina will read [number] words in a minute.");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("takes no older answer for it", async () => {
    const kept = { tool: "goals", at: new Date().toISOString(), until: inADay(), answer: aGoalAnalysis() };
    now.host.server["getKeptAnswer"] = async () => ({ kept });
    answerWith(() => Promise.reject(new ApiError(0, "x", { code: "network", message: "No network." })));
    renderInHost(<Probe />, now.host);
    await button("Show my last answer");
    await type("The student will read better.");
    await ask();
    await screen.findByText("No network. Nothing was charged.");
  });

  it("says that it cannot tell when nobody can be asked", async () => {
    delete now.host.server["getKeptAnswer"];
    answerWith(() => Promise.reject(new ApiError(0, "x", { code: "network", message: "No network." })));
    renderInHost(<Probe />, now.host);
    await type("The student will read better.");
    await ask();
    await screen.findByText(/^No network\. We cannot tell whether it was charged\./);
  });

  it("offers the last answer that was paid for, and says what is missing in it", async () => {
    const kept = { tool: "goals", at: new Date().toISOString(), until: inADay(), answer: aGoalAnalysis() };
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
});
