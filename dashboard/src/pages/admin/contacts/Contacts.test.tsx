import type { ContactList, ContactSubmission } from "@iep-insider/sdk/contract";
import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { afterEach, expect, it, vi } from "vitest";
import { noNetwork, renderPage } from "../../../../tests/renderPage.tsx";

const now = "2026-11-22T10:00:00.000Z";
const message = (
  id: number,
  firstName: string,
  more: Partial<ContactSubmission> = {},
): ContactSubmission => ({
  id,
  firstName,
  lastName: null,
  email: `${firstName.toLowerCase()}@example.org`,
  phone: null,
  serviceType: "letter-writing",
  message: "One\n\n  two",
  createdAt: now,
  isPro: false,
  answered: null,
  answers: [],
  ...more,
});
const listOf = (...contacts: ContactSubmission[]): ContactList => ({
  contacts,
  total: 12,
  waiting: contacts.filter(({ answered }) => !answered).length,
  today: 3,
  newest: now,
  next: null,
  previous: null,
});
const signedInAs = { role: "admin" } as const;
const cards = () => within(screen.getByRole("main")).findAllByRole("article");
const card = async (index: number) => within((await cards())[index] ?? document.body);

afterEach(() => void vi.useRealTimers());

it("shows members, kinds and addresses; no link for a deleted account, and the name of an unknown kind", async () => {
  const deleted = message(2, "Ben", { email: "deleted account", serviceType: "old kind" });
  await renderPage("/admin/messages", {
    signedInAs,
    answers: { listContacts: listOf(message(1, "Mia", { isPro: true }), deleted) },
  });
  const [mia, ben] = [await card(0), await card(1)];
  mia.getByText("Pro member");
  mia.getByText("Letter Writing");
  const addresses = mia.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(addresses).toEqual(["mailto:mia@example.org", "/admin/payments?search=mia%40example.org"]);
  expect(mia.getByText(/One/).textContent).toBe("One\n\n  two");
  expect(ben.queryByText("Pro member")).toBeNull();
  ben.getByText("old kind");
  expect(ben.queryByRole("link")).toBeNull();
  expect(ben.queryByRole("button", { name: /Write an answer/ })).toBeNull();
  const figures = within(screen.getByRole("main"));
  expect(figures.getByText("Total Contacts").parentElement?.textContent).toBe("Total Contacts12");
  expect(figures.getByText("Today").parentElement?.textContent).toBe("Today3");
  figures.getByText("2 messages are waiting for an answer.");
});

it("reloads every 30 seconds while the page is visible; a failure keeps the list and says so", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { answers, bodiesOf } = await renderPage("/admin/messages", {
    signedInAs,
    answers: { listContacts: listOf(message(1, "Mia")) },
  });
  await cards();
  answers["listContacts"] = noNetwork;
  await vi.advanceTimersByTimeAsync(30_000);
  await screen.findByText(/^We could not refresh the list\./);
  expect(await cards()).toHaveLength(1);
  answers["listContacts"] = listOf(message(2, "Ana"), message(1, "Mia"));
  await vi.advanceTimersByTimeAsync(30_000);
  await waitFor(async () => expect(await cards()).toHaveLength(2));
  expect(screen.queryByText(/^We could not refresh the list\./)).toBeNull();
  screen.getByText(/^Updated at/);

  const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  fireEvent(document, new Event("visibilitychange"));
  const before = bodiesOf("listContacts").length;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(bodiesOf("listContacts")).toHaveLength(before);
  state.mockRestore();
  fireEvent(document, new Event("visibilitychange", { bubbles: true }));
  await waitFor(() => expect(bodiesOf("listContacts")).toHaveLength(before + 1));
});

it("says who was faster, undoes an answer, and shows failures at the message", async () => {
  const answered = { at: now, by: "Rosa Diaz" };
  const { user, answers, bodiesOf } = await renderPage("/admin/messages", {
    signedInAs,
    answers: { listContacts: listOf(message(1, "Mia")), answerContact: noNetwork },
  });
  await user.click((await card(0)).getByRole("button", { name: "Mark as answered: message of Mia" }));
  await (await card(0)).findByText(/^We cannot reach the server. Nothing was changed./);
  expect(document.activeElement).toBe((await card(0)).getByRole("button", { name: /^Mark/ }));

  answers["answerContact"] = { contact: message(1, "Mia", { answered }), isChanged: false };
  answers["listContacts"] = listOf(message(1, "Mia", { answered }));
  await user.click((await card(0)).getByRole("button", { name: /^Mark/ }));
  await screen.findByText("It was already answered by Rosa Diaz.");
  await (await card(0)).findByText("by Rosa Diaz");

  answers["reopenContact"] = { contact: message(1, "Mia"), isChanged: true };
  answers["listContacts"] = listOf(message(1, "Mia"));
  await user.click((await card(0)).getByRole("button", { name: /^Mark as not answered/ }));
  await (await card(0)).findByRole("button", { name: /^Mark as answered/ });
  expect(bodiesOf("answerContact")).toEqual([{ id: 1 }, { id: 1 }]);
  expect(bodiesOf("reopenContact")).toEqual([{ id: 1 }]);
});

it("answers inline: keeps the draft when sending fails or the list changes, and shows what was sent", async () => {
  const { user, answers, bodiesOf } = await renderPage("/admin/messages", {
    signedInAs,
    answers: { listContacts: listOf(message(1, "Mia"), message(2, "Ana")), sendAnswer: noNetwork },
  });
  await user.click((await card(0)).getByRole("button", { name: "Write an answer: message of Mia" }));
  const field = async () => (await card(0)).getByRole("textbox", { name: "Your answer to Mia" });
  expect(document.activeElement).toBe(await field());
  (await card(0)).getByText(/^We email it to mia@example.org, without the original message/);
  await user.click((await card(0)).getByRole("button", { name: "Send answer" }));
  await (await card(0)).findByText("Please write an answer.");
  await user.type(await field(), "Hello Mia.");
  await user.click((await card(0)).getByRole("button", { name: "Send answer" }));
  await (await card(0)).findByText(/^We cannot reach the server. Nothing was changed./);
  expect(await field()).toHaveProperty("value", "Hello Mia.");

  answers["listContacts"] = listOf(message(2, "Ana"));
  await user.selectOptions(screen.getByLabelText("Sender"), "Pro members only");
  await waitFor(async () => expect(await cards()).toHaveLength(1));
  answers["listContacts"] = listOf(message(1, "Mia"));
  await user.selectOptions(screen.getByLabelText("Sender"), "All");
  await waitFor(async () => expect(await field()).toHaveProperty("value", "Hello Mia."));

  const rosa = { at: now, by: "Rosa Diaz" };
  answers["sendAnswer"] = { contact: message(1, "Mia", { answered: rosa }), isChanged: false };
  answers["listContacts"] = listOf(message(1, "Mia", { answered: rosa }));
  await user.click((await card(0)).getByRole("button", { name: "Send answer" }));
  const notSent = "Rosa Diaz answered this message in the meantime. Your answer was not sent.";
  expect((await screen.findAllByText(notSent)).length).toBeGreaterThan(0);
  expect(await field()).toHaveProperty("value", "Hello Mia.");

  const sent = message(1, "Mia", { answered: rosa, answers: [{ text: "Hello Mia.", ...rosa }] });
  answers["sendAnswer"] = { contact: sent, isChanged: true };
  answers["listContacts"] = listOf(sent);
  await user.click((await card(0)).getByRole("button", { name: "Send answer" }));
  await screen.findByText("Answer sent: Mia");
  const kept = within((await card(0)).getByRole("list", { name: "What we wrote back" }));
  kept.getByText("Hello Mia.");
  expect((await card(0)).queryByRole("textbox")).toBeNull();
  expect(document.activeElement).toBe((await cards())[0]);
  expect(bodiesOf("sendAnswer")).toEqual(Array(3).fill({ id: 1, text: "Hello Mia." }));
});
