import type { OutgoingMail } from "@iep-insider/sdk/contract";
import { screen, within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { dialog, main, renderPage } from "../../../../tests/renderPage.tsx";

const at = "2026-11-22T10:00:00.000Z";
const givenUp: OutgoingMail = {
  id: 7,
  kind: "purchased",
  state: "given_up",
  to: "maria@example.org",
  writtenAt: at,
  attempts: 19,
  nextAttemptAt: null,
  sentAt: null,
  givenUpAt: at,
  failure: { reason: "address_refused", reply: 451 },
  usefulUntil: at,
  canRetry: true,
};
const list = (count: number, ...rows: OutgoingMail[]) => ({
  rows,
  next: null,
  previous: null,
  figures: { waiting: 0, firstDue: null, givenUp: count },
});
const signedInAs = { role: "admin" } as const;

it("shows why a mail was given up and resends it; a sent mail has no address left", async () => {
  const sent: OutgoingMail = { ...givenUp, id: 8, kind: "verify-email", state: "sent", to: null };
  const { user, answers, bodiesOf } = await renderPage("/admin/mails", {
    signedInAs,
    answers: { listMails: list(1, givenUp, { ...sent, failure: null, canRetry: false }) },
  });
  const [, first, second] = await main().findAllByRole("row");
  within(first ?? document.body).getByText("maria@example.org");
  within(first ?? document.body).getByText(/rejected the address, temporarily \(451\)/);
  within(second ?? document.body).getByText("Address deleted");
  await user.click(main().getByRole("button", { name: "Try again" }));
  dialog().getByText(/“Receipt, with the link to the tool” to maria@example\.org/);
  Object.assign(answers, { retryMail: { outcome: "queued", mail: givenUp }, listMails: list(0) });
  await user.click(dialog().getByRole("button", { name: "Try again" }));
  await screen.findByText("It is on its way.");
  await main().findByText("No mails yet.");
  expect(bodiesOf("retryMail")).toEqual([{ id: 7 }]);
});

it("resends all mails that were given up", async () => {
  const { user, bodiesOf } = await renderPage("/admin/mails?state=given_up", {
    signedInAs,
    answers: { listMails: list(2, givenUp), retryMails: { retried: 500, hasMore: true } },
  });
  await user.click(await main().findByRole("button", { name: "Try all given up" }));
  await user.click(dialog().getByRole("button", { name: "Try all" }));
  await screen.findByText("500 mails are on the way. There are more.");
  expect(bodiesOf("retryMails")).toEqual([{ state: "given_up" }]);
});
