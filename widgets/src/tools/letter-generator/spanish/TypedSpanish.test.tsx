import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { createFakeDrafts, createFakeHost, renderInHost } from "../../../../tests/renderInHost.tsx";
import { fieldLabel } from "../form/fieldContent.ts";
import { LetterGenerator } from "../LetterGenerator.tsx";
import { leastForm } from "../tests/sampleForms.ts";
import { typedWords as words } from "./typedWords.ts";

const user = userEvent.setup();
const field = "specificConcerns";
const label = fieldLabel("disagreement", field);
const button = (name: string) => screen.findByRole("button", { name });
const letter = () => screen.findByRole("article");

async function openLetter() {
  const form = leastForm("disagreement");
  const [first = ""] = form.childName.split(" ");
  const typed = `El 3 de noviembre ${first} no recibió su terapia`;
  const drafts = createFakeDrafts({ ...form, [field]: typed });
  const host = createFakeHost(drafts);
  const sent: unknown[] = [];
  host.server["getConfig"] = async () => ({ aiProvider: "OpenAI" });
  host.server["translate"] = async (input) => {
    sent.push(input);
    return { outcome: "translated", english: ["On [date 1] [name 1] did not get therapy."] };
  };
  renderInHost(<LetterGenerator />, host);
  await user.click(await button("Write my letter"));
  await screen.findByRole("heading", { name: words.title });
  return { host, drafts, sent, first, typed };
}

/** Once the step's heading has taken the focus: what is typed before that would go nowhere. */
async function englishField(): Promise<HTMLTextAreaElement> {
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: words.english });
  await waitFor(() => expect(document.activeElement?.matches("h2, h3")).toBe(true));
  return field;
}

it("shows the exact text before it is sent, without names and dates; and uses only what the parent approves", async () => {
  const { drafts, sent, first, typed } = await openLetter();
  expect((await letter()).textContent).toContain("[Translation needed, in Spanish:] El 3 de noviembre");
  // The review reads English, and says nothing of a day that it cannot read.
  expect(screen.queryByText(/^No date/)).toBeNull();
  await user.click(await button(words.translate));
  await screen.findByText(words.goesTo("OpenAI"));
  expect(sent).toEqual([]);
  await user.click(await button("Send"));
  const english = await englishField();
  expect(sent).toEqual([{ passages: ["El [date 1] [name 1] no recibió su terapia."] }]);
  expect(english.value).toBe(`On November 3 ${first} did not get therapy.`);
  expect((await letter()).textContent).not.toContain("did not get therapy");
  await user.type(english, "{Backspace} at all.");
  await user.click(await button(`${words.use}: ${label}`));
  await waitFor(async () => expect((await letter()).textContent).toContain("did not get therapy at all."));
  expect((await letter()).textContent).not.toContain("[Translation needed");
  expect(drafts.stored).toMatchObject({ [field]: typed, translations: expect.stringContaining("at all.") });
  await user.click(await button(words.takeOut(label)));
  await screen.findByRole("heading", { name: words.title });
  expect((await letter()).textContent).toContain("[Translation needed");
});

it("keeps the marks where the parent leaves it in Spanish", async () => {
  await openLetter();
  await user.click(await button(words.translate));
  await user.click(await button("Send"));
  await user.clear(await englishField());
  await user.click(await button(`${words.use}: ${label}`));
  await screen.findByText(words.emptyEnglish);
  await user.click(await button(`${words.leave}: ${label}`));
  await screen.findByRole("heading", { name: words.title });
  await waitFor(() => expect(document.activeElement?.textContent).toBe(words.title));
  expect((await letter()).textContent).toContain("[Translation needed");
});

it("says so where no AI service is on, and sends nothing", async () => {
  const { host, sent } = await openLetter();
  host.server["getConfig"] = async () => ({ aiProvider: null });
  await user.click(await button(words.translate));
  expect((await screen.findByRole("alert")).textContent).toBe(words.off);
  expect(sent).toEqual([]);
});

it("shows a failure in place, and can try again", async () => {
  const { host } = await openLetter();
  host.server["translate"] = async () => ({ outcome: "failed", english: [] });
  await user.click(await button(words.translate));
  await user.click(await button("Send"));
  expect((await screen.findByRole("alert")).textContent).toContain(words.failed);
  await user.click(await button(words.translate));
  await screen.findByText(words.goesTo("OpenAI"));
});
