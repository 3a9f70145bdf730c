import { waitFor } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { heldBack, main, refusal, renderPage } from "../../../tests/renderPage.tsx";

// What all lists of the operator's screens have in common.

interface ListScreen {
  readonly path: string;
  /** The call that the list comes from. */
  readonly call: string;
  /** Its answer without a row. */
  readonly empty: object;
  /** Calls that the screen makes besides, with their answers. */
  readonly others?: Record<string, object>;
  /** Said of an empty list: as such, and of one that is narrowed. */
  readonly none: string;
  readonly nothing: string;
  /** A filter, the name of one of its choices, and the query it sends. */
  readonly filter: readonly [label: string, choice: string, query: Record<string, string>];
  readonly failed?: string;
}

const page = { rows: [], next: null, previous: null };
const figures = { total: 0, verified: 0, secondary: 0, disputed: 0, unverified: 0, fromCopies: 0, old: 0 };
const today = { payments: 0, paid: 0, centsPaid: 0 };
const lists: readonly ListScreen[] = [
  {
    path: "/admin/messages",
    call: "listContacts",
    empty: { contacts: [], total: 0, waiting: 0, today: 0, newest: null, next: null, previous: null },
    none: "No Contact Submissions",
    nothing: "No message found",
    filter: ["Sender", "Pro members only", { from: "members" }],
    failed: "Error Loading Contacts",
  },
  {
    path: "/admin/payments",
    call: "listPayments",
    empty: page,
    others: { countPayments: { payments: 0, paid: 0, refunded: 0, disputed: 0, centsPaid: 0, today } },
    none: "No payments yet",
    nothing: "No payment found",
    filter: ["Status", "Paid", { status: "paid" }],
  },
  {
    path: "/admin/users",
    call: "listUsers",
    empty: page,
    none: "No account yet",
    nothing: "No account found",
    filter: ["Role", "Operator", { role: "admin" }],
  },
  {
    path: "/admin/mails",
    call: "listMails",
    empty: { ...page, figures: { waiting: 0, firstDue: null, givenUp: 0 } },
    none: "No mails yet.",
    nothing: "No mails found.",
    filter: ["State", "Given up", { state: "given_up" }],
  },
  {
    path: "/admin/law",
    call: "listLawFacts",
    empty: { ...page, found: 0, figures },
    none: "No facts found.",
    nothing: "No facts found.",
    filter: ["Status", "Disputed", { status: "disputed" }],
  },
  {
    path: "/admin/partners",
    call: "listPartners",
    empty: page,
    none: "No partners yet.",
    nothing: "No partner found.",
    filter: ["State", "Off", { state: "off" }],
  },
  {
    path: "/admin/audit",
    call: "listAudit",
    empty: page,
    others: { listOperators: { operators: [] } },
    none: "Nothing yet",
    nothing: "Nothing found",
    filter: ["What", "Sent a newsletter", { action: "newsletter_sent" }],
  },
];

const signedInAs = { role: "admin" } as const;

describe.each(lists)("the list of $path", ({ path, call, empty, others, none, nothing, filter, failed }) => {
  const [label, choice, query] = filter;
  const open = (more = "", answer: object = empty) =>
    renderPage(path + more, { signedInAs, answers: { [call]: answer, ...others } });

  it("says that the list is empty; with filters, it says that nothing matches, and can clear them", async () => {
    const { user, sent, reload } = await open();
    await main().findByText(none);
    await user.selectOptions(await main().findByLabelText(label), choice);
    await main().findByText(nothing);
    const [[name, value] = ["", ""]] = Object.entries(query);
    expect(window.location.search).toBe(`?${name}=${value}`);
    await waitFor(() => expect(sent.filter((one) => one.call === call).at(-1)?.query).toMatchObject(query));
    await reload();
    await waitFor(() => expect(main().getByLabelText(label)).toHaveProperty("value", value));
    await user.click(await main().findByRole("button", { name: "Show all" }));
    await main().findByText(none);
    expect(window.location.search).toBe("");
  });

  it("requests nothing for unknown values in the URL, and links on from a page that no longer exists", async () => {
    const { sent, answers, user } = await open(
      "?status=x&state=x&role=x&from=x&service=x&action=x&cursor=gone",
      refusal(400, { fields: { cursor: "There is no such place." } }),
    );
    await main().findByText("This page of the list does not exist.");
    const asked = sent.find((one) => one.call === call && one.query["cursor"] === "gone");
    expect(Object.values(asked?.query ?? { none: "x" })).not.toContain("x");
    answers[call] = empty;
    await user.click(main().getByRole("link", { name: "Go to the first page" }));
    await main().findByRole("heading", { level: 2, name: new RegExp(`${none}|${nothing}`) });
    expect(window.location.search).not.toContain("cursor");
  });

  it("says that it did not load, and loads on a second try", async () => {
    const { answer, release } = heldBack(refusal(502)());
    const { user, answers } = await open("", answer);
    await main().findAllByText(/^Loading/);
    release();
    await main().findByText(failed ?? "This list did not load.");
    answers[call] = empty;
    await user.click(main().getByRole("button", { name: "Retry" }));
    await main().findByText(none);
  });

  it("shows a kind message to an operator whose role was removed meanwhile", async () => {
    await open("", refusal(403, { code: "forbidden" }));
    await main().findByRole("heading", { name: "This page is for operators." });
  });
});

it("pages through links, and moves the focus to the top of the list", async () => {
  const row = (id: number) => ({
    id,
    email: `a${id}@example.org`,
    firstName: null,
    lastName: null,
    createdAt: "2026-11-01T00:00:00.000Z",
    emailVerified: true,
    role: "user",
    subscriptionStatus: "inactive",
    hasAllTools: false,
  });
  const { user } = await renderPage("/admin/users?role=user", {
    signedInAs,
    answers: {
      listUsers: ({ query }) =>
        query["cursor"]
          ? { rows: [row(1)], next: null, previous: "before" }
          : { rows: [row(2)], next: "after", previous: null },
    },
  });
  await main().findByText("a2@example.org");
  await user.click(main().getByRole("link", { name: "Next page" }));
  await main().findByText("a1@example.org");
  expect(window.location.search).toBe("?role=user&cursor=after");
  await waitFor(() => expect(document.activeElement?.textContent).toContain("a1@example.org"));
  await user.click(main().getByRole("link", { name: "First page" }));
  await main().findByText("a2@example.org");
});

it("says that a file could not be created", async () => {
  const { user, answers } = await renderPage("/admin/users", { signedInAs, answers: { listUsers: page } });
  answers["GET /api/admin/law.csv"] = refusal(500);
  answers["listLawFacts"] = { ...page, found: 0, figures };
  window.history.pushState(null, "", "/admin/law");
  window.dispatchEvent(new PopStateEvent("popstate"));
  await user.click(await main().findByRole("button", { name: "Download as CSV" }));
  await main().findByText("The file could not be created. Please try again.");
});
