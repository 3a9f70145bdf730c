import type { ChatQuestion } from "@iep-insider/sdk/contract";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { renderInHost } from "../../../tests/renderInHost.tsx";
import { button, itBroke, setUpAiTool } from "../../answers/tests/asking.ts";
import { Chat } from "./Chat.tsx";
import { aChatAnswer } from "./tests/answer.ts";

const field = () => screen.findByRole("textbox", { name: /^Your question/ });
const log = () => screen.getByRole("log", { name: "Questions and answers" });
const failure =
  "Sorry, I encountered an error processing your question. Please try again or rephrase your question.";

const { now, answerWith } = setUpAiTool<ChatQuestion>("chat", aChatAnswer);
const ask = async (question: string) => now.user.type(await field(), `${question}{Enter}`);

it("greets, and sends nothing empty", async () => {
  renderInHost(<Chat />, now.host);
  await field();
  expect(log().textContent).toMatch(/^Assistant:Hello\./);
  expect((await button("Send")).getAttribute("aria-disabled")).toBe("true");
  await ask("   ");
  await screen.findByText("Please write your question first.");
  await now.user.click(await button("Send"));
  expect(now.sent).toEqual([]);
});

it("sends with Enter, starts a new line with Shift and Enter, and grows to four lines", async () => {
  renderInHost(<Chat />, { ...now.host, state: "TX" });
  const area = await field();
  expect(area).toHaveProperty("rows", 1);
  await now.user.type(area, "one{Shift>}{Enter}{/Shift}two");
  await waitFor(() => expect(area).toHaveProperty("rows", 2));
  await now.user.type(area, "{Shift>}{Enter}{Enter}{Enter}{/Shift}");
  await waitFor(() => expect(area).toHaveProperty("rows", 4));
  expect(now.sent).toEqual([]);
  await now.user.type(area, "{Enter}");
  await screen.findByText("Write to the principal.");
  expect(now.sent).toEqual([{ question: "one\ntwo", state: "TX" }]);
});

it("puts the notice in the field's place once the paid question is answered", async () => {
  renderInHost(<Chat />, now.host);
  await ask("how do i ask for testing?");
  await screen.findByText("Single-Use Access Complete");
  expect(screen.queryByRole("textbox", { name: /^Your question/ })).toBeNull();
  // The field with the focus is gone: it goes on to the answer.
  await waitFor(() => expect(document.activeElement?.textContent).toContain("Write to the principal."));
  await now.user.click(await button("Subscribe to Pro"));
  expect(now.host.opened).toEqual(["/subscribe"]);
  await now.user.click(await button("Ask one more question"));
  expect(await field()).toHaveProperty("value", "");
});

it("has the field again once the use came back", async () => {
  now.host.server["returnUse"] = async () => ({ result: "returned" });
  renderInHost(<Chat />, now.host);
  await ask("how do i ask for testing?");
  await now.user.click(await button("This did not answer my question"));
  await screen.findByText(/Your use is back/);
  expect(await field()).toHaveProperty("value", "");
});

it("asks back with buttons, keeps the question, and asks it again about the topic that is pressed", async () => {
  answerWith(async () =>
    aChatAnswer({
      outcome: "unknown",
      isCharged: false,
      doNext: [],
      topics: [],
      choices: [
        { topic: "sent-home", title: "Being sent home early" },
        { topic: "sign-iep", title: "Signing the IEP" },
      ],
    }),
  );
  renderInHost(<Chat />, now.host);
  await ask("can they do this");
  await now.user.click(await button("Something else"));
  const area = await field();
  expect(document.activeElement).toBe(area);
  expect(area).toHaveProperty("value", "can they do this");
  answerWith(async () => aChatAnswer({ isCharged: false, topics: ["sent-home"] }));
  await now.user.click(await button("Being sent home early"));
  await screen.findByText("Write to the principal.");
  within(log()).getByText("You chose:");
  expect(await field()).toHaveProperty("value", "");
  expect(now.sent.at(-1)).toEqual({ question: "can they do this", chosenTopic: "sent-home" });
});

it("sends the topics of the last answer with the next message, and offers what it left open", async () => {
  answerWith(async () => aChatAnswer({ isCharged: false, openQuestions: ["who pays for it?"] }));
  renderInHost(<Chat />, now.host);
  await ask("how do i ask for testing, and who pays for it?");
  await now.user.click(await button("Ask this"));
  expect(await field()).toHaveProperty("value", "who pays for it?");
  await now.user.type(await field(), "{Enter}");
  await waitFor(() => expect(now.sent).toHaveLength(2));
  expect(now.sent.at(-1)).toEqual({ question: "who pays for it?", earlierTopics: ["ask-for-evaluation"] });
});

it("offers below an answer what else may be meant, and asks that about the same question", async () => {
  answerWith(async () =>
    aChatAnswer({ isCharged: false, choices: [{ topic: "sent-home", title: "Being sent home early" }] }),
  );
  renderInHost(<Chat />, now.host);
  await ask("they call me at noon every day");
  const choice = await button("Being sent home early");
  expect(await field()).toHaveProperty("value", "");
  const steps = screen.getByText("Write to the principal.");
  expect(steps.compareDocumentPosition(choice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await now.user.click(choice);
  await waitFor(() => expect(now.sent).toHaveLength(2));
  expect(now.sent.at(-1)).toMatchObject({
    question: "they call me at noon every day",
    chosenTopic: "sent-home",
  });
});

it("shows a failure as a message, keeps the question, and can ask it again", async () => {
  answerWith(itBroke);
  renderInHost(<Chat />, now.host);
  await ask("how do i ask for testing?");
  await screen.findByText(failure);
  screen.getByText("It broke. Nothing was charged.");
  expect(await field()).toHaveProperty("value", "how do i ask for testing?");
  answerWith(async () => aChatAnswer({ success: false }));
  await now.user.click(await button("Send"));
  await waitFor(() => expect(screen.queryByText("It broke. Nothing was charged.")).toBeNull());
  await screen.findByText(failure);
  answerWith(async () => aChatAnswer());
  await now.user.click(await button("Send"));
  await screen.findByText("Write to the principal.");
  expect(screen.queryByText(failure)).toBeNull();
  expect(screen.getAllByText("how do i ask for testing?")).toHaveLength(1);
});

it("shows that it thinks, sends no second question meanwhile, and can be stopped", async () => {
  answerWith(() => new Promise(() => {}));
  renderInHost(<Chat />, now.host);
  await ask("how do i ask for testing?");
  await button("Cancel");
  expect(within(log()).getByRole("status").textContent).toBe("Thinking…");
  await waitFor(() => expect(now.sent).toHaveLength(1));
  await now.user.type(await field(), "{Enter}");
  expect(now.sent).toHaveLength(1);
  await now.user.click(await button("Cancel"));
  expect(await field()).toHaveProperty("value", "how do i ask for testing?");
  expect(within(log()).queryByText("how do i ask for testing?")).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Send"));
});

it("says how much there is too much, and does not send it", async () => {
  renderInHost(<Chat />, now.host);
  const area = await field();
  await now.user.click(area);
  await now.user.paste("a".repeat(1700));
  await screen.findByText("1,700 of 2,000 characters");
  await now.user.paste("a".repeat(301));
  await screen.findByText("This is 1 character too long. Please shorten it.");
  await now.user.type(area, "{Enter}");
  expect(now.sent).toEqual([]);
});
