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

it("shows members, kinds and addresses; of a deleted account no link, and of an unknown kind its name", async () => {
  const deleted = message(2, "Ben", { email: "deleted account", serviceType: "old kind" });
  await renderPage("/admin", {
    signedInAs,
    answers: { listContacts: listOf(message(1, "Mia", { isPro: true }), deleted) },
  });
  const [mia, ben] = [await card(0), await card(1)];
  mia.getByText("Pro member");
  mia.getByText("Letter Writing");
  expect(mia.getByRole("link").getAttribute("href")).toBe("mailto:mia@example.org");
  expect(mia.getByText(/One/).textContent).toBe("One\n\n  two");
  expect(ben.queryByText("Pro member")).toBeNull();
  ben.getByText("old kind");
  expect(ben.queryByRole("link")).toBeNull();
  const figures = within(screen.getByRole("main"));
  expect(figures.getByText("Total Contacts").parentElement?.textContent).toBe("Total Contacts12");
  expect(figures.getByText("Today").parentElement?.textContent).toBe("Today3");
  figures.getByText("2 messages wait for an answer.");
});

it("asks anew every 30 seconds while somebody looks; a failure keeps the list and says so", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { answers, bodiesOf } = await renderPage("/admin", {
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
  screen.getByText(/^Checked at/);

  const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  fireEvent(document, new Event("visibilitychange"));
  const before = bodiesOf("listContacts").length;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(bodiesOf("listContacts")).toHaveLength(before);
  state.mockRestore();
  fireEvent(document, new Event("visibilitychange", { bubbles: true }));
  await waitFor(() => expect(bodiesOf("listContacts")).toHaveLength(before + 1));
});

it("tells who was quicker, takes an answer back, and says at the message what could not be done", async () => {
  const answered = { at: now, by: "Rosa Diaz" };
  const { user, answers, bodiesOf } = await renderPage("/admin", {
    signedInAs,
    answers: { listContacts: listOf(message(1, "Mia")), answerContact: noNetwork },
  });
  await user.click((await card(0)).getByRole("button", { name: "Mark as answered: message of Mia" }));
  await (await card(0)).findByText(/^We cannot reach the server. Nothing was changed./);
  expect(document.activeElement).toBe((await card(0)).getByRole("button"));

  answers["answerContact"] = { contact: message(1, "Mia", { answered }), isChanged: false };
  answers["listContacts"] = listOf(message(1, "Mia", { answered }));
  await user.click((await card(0)).getByRole("button"));
  await screen.findByText("It was answered already, by Rosa Diaz.");
  await (await card(0)).findByText("by Rosa Diaz");

  answers["reopenContact"] = { contact: message(1, "Mia"), isChanged: true };
  answers["listContacts"] = listOf(message(1, "Mia"));
  await user.click((await card(0)).getByRole("button", { name: /^Mark as not answered/ }));
  await (await card(0)).findByRole("button", { name: /^Mark as answered/ });
  expect(bodiesOf("answerContact")).toEqual([{ id: 1 }, { id: 1 }]);
  expect(bodiesOf("reopenContact")).toEqual([{ id: 1 }]);
});
