import { ApiError } from "@iep-insider/sdk/client";
import type { TermToTranslate } from "@iep-insider/sdk/contract";
import { chips, glossary } from "@iep-insider/sdk/law/glossary";
import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { expect, it, vi } from "vitest";
import { createFakeDrafts, createFakeHost, renderInHost } from "../../../tests/renderInHost.tsx";
import { aTranslation } from "../../answers/tests/answers.ts";
import { button, itBroke, setUpAiTool } from "../../answers/tests/asking.ts";
import { chipLabels } from "./content.ts";
import { JargonTranslator } from "./JargonTranslator.tsx";

// The form is folded once there is a card.
const field = () =>
  screen.findByRole<HTMLInputElement>("textbox", { name: /^A term to look up/, hidden: true });
const lookUpAnother = async () => now.user.click(await button("New term"));
const card = (name: string) => screen.findByRole("heading", { name, level: 2 });
const type = async (text: string) => fireEvent.input(await field(), { target: { value: text } });

const { now, answerWith } = setUpAiTool<TermToTranslate>("translateJargon", aTranslation);
/** Every way to the server is watched: nothing may be asked, not even on the side. */
function watched() {
  return { connect: vi.spyOn(now.host, "connect"), access: vi.spyOn(now.host, "access") };
}

it("answers every chip from the glossary, without any call (ADR 30)", async () => {
  const { connect, access } = watched();
  renderInHost(<JargonTranslator />, now.host);
  for (const [index, label] of chipLabels.entries()) {
    const term = glossary.find(({ id }) => id === chips[index]);
    const [chip] = await screen.findAllByRole("button", { name: label });
    if (chip) await now.user.click(chip);
    await card(label);
    expect(screen.queryByText("One moment…"), "all of the card comes at once").toBeNull();
    expect(screen.getByText(term?.explanation ?? "none")).toBeTruthy();
  }
  expect(connect).not.toHaveBeenCalled();
  expect(access).not.toHaveBeenCalled();
  expect(now.host.tracked).toEqual(["tool_start", "tool_complete"]);
}, 30_000);

it("shows a term from another tool immediately, from the glossary alone", async () => {
  const { connect } = watched();
  const start = { from: "jargon-translator", answers: { term: "LRE" } } as const;
  renderInHost(<JargonTranslator />, { ...now.host, start });
  await card("LRE");
  expect(connect).not.toHaveBeenCalled();
});

it("offers the nearest terms for a typing error, and asks the server only at a press on “Look up”", async () => {
  now.host = { ...now.host, state: "TX" };
  const { connect } = watched();
  renderInHost(<JargonTranslator />, now.host);
  await now.user.type(await field(), "PLAAPF{Enter}");
  await screen.findByRole("heading", { name: "We do not have “PLAAPF”. Did you mean one of these?" });
  expect(connect).not.toHaveBeenCalled();
  const [, near] = await screen.findAllByRole("button", { name: "PLAAFP" });
  await now.user.click(near as HTMLElement);
  await card("PLAAFP");
  expect(connect).not.toHaveBeenCalled();
  await lookUpAnother();
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
  await now.user.clear(await field());
  await now.user.type(await field(), "PLAAPF{Enter}");
  await now.user.click(await button("Look up “PLAAPF”"));
  await card("Zebra hour");
  expect(now.sent).toEqual([{ term: "PLAAPF", state: "TX" }]);
});

it("shows the first of several terms, the others to press, and what it guessed, without a call", async () => {
  const { connect } = watched();
  renderInHost(<JargonTranslator />, now.host);
  await type("FBA, ESY then a BIPP?");
  await now.user.click(await button("Translate"));
  await card("FBA");
  const others = async (shown: string) => {
    const sentence = await screen.findByText(
      `You typed more than one term. This card explains ${shown}. See also:`,
    );
    return within(sentence.parentElement as HTMLElement).getAllByRole("button");
  };
  expect((await others("FBA")).map((one) => one.textContent)).toEqual(["ESY", "BIP"]);
  expect(screen.getByText(/We read “BIPP” as BIP/)).toBeTruthy();
  const [, bip] = await others("FBA");
  await now.user.click(bip as HTMLElement);
  await card("BIP");
  expect((await field()).value).toBe("FBA, ESY then a BIPP?");
  expect((await others("BIP")).map((one) => one.textContent)).toEqual(["FBA", "ESY"]);
  expect(connect).not.toHaveBeenCalled();
});

it("says which part of a longer text the card explains, and names the term in Spanish", async () => {
  renderInHost(<JargonTranslator />, now.host);
  await type("stay put - do i just say it");
  await now.user.click(await button("Translate"));
  await card("Stay put");
  expect(screen.getByText(/Of what you typed, this card explains Stay put/)).toBeTruthy();
  expect(screen.getByText("Permanecer en la ubicación actual").lang).toBe("es");
});

it("asks the server about terms that the glossary does not have, and shows the answer with its sources", async () => {
  renderInHost(<JargonTranslator />, now.host);
  await type("qwxzv");
  await now.user.click(await button("Translate"));
  await card("Zebra hour");
  expect(now.sent).toEqual([{ term: "qwxzv", state: undefined }]);
  expect(screen.getByText("This is not legal advice.")).toBeTruthy();
  expect(screen.getByText("We know of no rule behind this word.")).toBeTruthy();
  expect(screen.getByText("About this answer")).toBeTruthy();
  expect(now.host.tracked).toEqual(["tool_start", "tool_complete"]);
});

it("does not send a related term that it does not know without a press", async () => {
  answerWith(async () => aTranslation({ relatedTerms: ["qwxzv two"] }));
  renderInHost(<JargonTranslator />, now.host);
  await type("qwxzv");
  await now.user.click(await button("Translate"));
  await now.user.click(await button("qwxzv two"));
  await screen.findByRole("heading", { name: "“qwxzv two” is not in our glossary" });
  expect(now.sent).toHaveLength(1);
  await now.user.click(await button("Look up “qwxzv two”"));
  await waitFor(() => expect(now.sent).toHaveLength(2));
});

it("refuses an empty search with the toast of the specification, and in place", async () => {
  renderInHost(<JargonTranslator />, now.host);
  const pressed = await button("Translate");
  expect(pressed.getAttribute("aria-disabled")).toBe("true");
  await now.user.click(pressed);
  expect(now.host.notified).toMatchObject([
    {
      title: "Please enter a term",
      description: "Type any IEP or special education term to get a translation.",
    },
  ]);
  expect((await screen.findByRole("alert")).textContent).toContain("Type any IEP or special education term");
  expect(document.activeElement).toBe(await field());
  await type("x".repeat(101));
  await now.user.click(pressed);
  expect((await screen.findByRole("alert")).textContent).toContain("1 character too long");
  expect(now.sent).toEqual([]);
});

it("says that it failed, in place and as a toast", async () => {
  answerWith(itBroke);
  renderInHost(<JargonTranslator />, now.host);
  await type("qwxzv");
  await now.user.click(await button("Translate"));
  expect((await screen.findByRole("alert")).textContent).toContain("It broke. Nothing was charged.");
  expect(now.host.notified).toMatchObject([
    { title: "Translation Failed", description: "Unable to translate this term. Please try again." },
  ]);
  expect((await field()).value).toBe("qwxzv");
});

it("shows the gate inline when payment is needed", async () => {
  answerWith(() =>
    Promise.reject(new ApiError(402, "x", { code: "payment_required", message: "Please pay." })),
  );
  now.host = {
    ...now.host,
    access: () => ({ state: "closed", asks: true, gate: async () => () => <p>The gate</p> }),
  };
  renderInHost(<JargonTranslator />, now.host);
  await type("qwxzv");
  await now.user.click(await button("Translate"));
  await screen.findByText("The gate");
  await now.user.click(await button("FAPE"));
  await card("FAPE");
  expect(screen.queryByText("The gate")).toBeNull();
});

it("copies a card, with the toast of the specification", async () => {
  renderInHost(<JargonTranslator />, now.host);
  await now.user.click(await button("FAPE"));
  await card("FAPE");
  const written = vi.spyOn(navigator.clipboard, "writeText");
  await now.user.click(await button("Copy"));
  await button("Copied!");
  expect(now.host.notified).toEqual([{ title: "Copied!", description: "Translation copied to clipboard." }]);
  expect(written.mock.calls[0]?.[0]).toContain("Free appropriate public education (Law)");
});

it("explains how it works, shows who helps in the state, and keeps the term as a draft", async () => {
  const drafts = createFakeDrafts({ term: "FAPE", state: "TX" });
  renderInHost(<JargonTranslator />, createFakeHost(drafts));
  await screen.findByRole("heading", { name: "How It Works" });
  await waitFor(async () => expect((await field()).value).toBe("FAPE"));
  await now.user.click(await button("Translate"));
  await screen.findByRole("heading", { name: "Free help from a person, in your state" });
  await screen.findAllByRole("link", { name: /^\(?\d{3}/ });
  await lookUpAnother();
  await type("IEP");
  expect(drafts.stored).toEqual({ term: "IEP", state: "TX" });
});
