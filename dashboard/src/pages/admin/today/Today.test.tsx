import type { Today } from "@iep-insider/sdk/contract";
import { expect, it } from "vitest";
import { heldBack, main, refusal, renderPage } from "../../../../tests/renderPage.tsx";

const now = "2026-11-22T10:00:00.000Z";
const quiet: Today = {
  checkedAt: now,
  messages: { waiting: 0, oldest: null },
  mails: { sendable: 0, givenUp: 2 },
  disputes: { recent: 0, all: 1 },
  siteKeysWaiting: 0,
  lawToReadAgain: { federal: 0, states: 0 },
  ai: { tokens: 40_000, dailyTokens: 2_000_000, cost: 120_000 },
  health: { failingChecks: [], failingJobs: [], open: 3 },
};
const open = (readToday: object) =>
  renderPage("/admin", { signedInAs: { role: "admin" }, answers: { readToday } });
/** What waits, with where its link leads. */
const todos = () =>
  main()
    .queryAllByRole("listitem")
    .map((item) => [item.querySelector("h3")?.textContent, item.querySelector("a")?.getAttribute("href")]);

it("says that nothing needs attention, and briefly what is fine", async () => {
  await open(quiet);
  await main().findByText("Nothing needs your attention.");
  expect(todos()).toEqual([]);
  const facts = main()
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ["Messages", "All answered"],
    ["Disputes", "None in the last 30 days. 1 earlier"],
    ["Health", "What is configured works. Not configured, or a stand-in: 3"],
    ["Failed emails", "None to send again. 2 given up in 30 days"],
    ["Site keys", "No one is waiting"],
    ["Law to re-check", "All read in the past 12 months"],
    ["AI spend today", "$0.12, 40,000 of 2,000,000 tokens (2%)"],
  ]);
});

it("shows what needs attention first, each with a link", async () => {
  await open({
    ...quiet,
    messages: { waiting: 2, oldest: "2026-11-20T10:00:00.000Z" },
    mails: { sendable: 1, givenUp: 3 },
    disputes: { recent: 1, all: 4 },
    siteKeysWaiting: 1,
    lawToReadAgain: { federal: 1, states: 12 },
    ai: { tokens: 1_700_000, dailyTokens: 2_000_000, cost: null },
    health: { failingChecks: ["mail"], failingJobs: ["send mails"], open: 0 },
  });
  await main().findByText("Needs attention");
  expect(todos()).toEqual([
    ["2 messages are waiting for an answer", "/admin/messages?state=waiting"],
    ["1 payment was disputed in the last 30 days", "/admin/payments?status=disputed"],
    ["2 things do not work", "/admin/health"],
    ["1 failed email can still be sent", "/admin/mails?state=given_up"],
    ["1 organization is waiting for a site key", "/admin/partners?status=applied"],
    ["1 federal provision and 12 state facts to re-check", "/admin/law?age=old"],
    ["The AI has nearly used up today's tokens", "/admin/usage"],
  ]);
  main().getByText(/^The oldest arrived 2 days ago\./);
  main().getByText("Outgoing mail. Job “send mails” is overdue.");
  expect(main().queryByText("Nothing needs your attention.")).toBeNull();
});

it.each([
  [{ tokens: 2_000_000, dailyTokens: 2_000_000, cost: 0 }, "The AI has used up today's tokens"],
  [null, "The AI is off. Our own rules answer"],
])("shows the state of the AI: %j", async (ai, words) => {
  await open({ ...quiet, ai });
  await main().findByText(words);
});

it("says that it did not load, and loads on a second try", async () => {
  const { answer, release } = heldBack(refusal(502)());
  const { user, answers, bodiesOf } = await open(answer);
  await main().findByText(/^Loading/);
  release();
  await main().findByText("This list did not load.");
  answers["readToday"] = quiet;
  await user.click(main().getByRole("button", { name: "Retry" }));
  await main().findByText("Nothing needs your attention.");
  await user.click(main().getByRole("button", { name: "Check again" }));
  await main().findByRole("button", { name: "Check again" });
  expect(bodiesOf("readToday")).toHaveLength(3);
});

it("shows a slim bar with links to the other screens and the site, and sign-out, without the site's own header", async () => {
  const { user, answers } = await open(quiet);
  await main().findByText("Nothing needs your attention.");
  const bar = document.querySelector("header");
  expect(bar?.textContent).toContain("Back to the site");
  expect(document.querySelector("footer")).toBeNull();
  expect(document.querySelector('nav [aria-current="page"]')?.textContent).toBe("Today");
  answers["logout"] = null;
  const out = [...(bar?.querySelectorAll("button") ?? [])].find((one) => one.textContent === "Log Out");
  if (out) await user.click(out);
  await main().findByRole("heading", { level: 1, name: /The school knows the rules/ });
});
