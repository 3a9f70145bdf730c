import type { UserDetails } from "@iep-insider/sdk/contract";
import { screen } from "@testing-library/dom";
import { expect, it } from "vitest";
import { dialog, main, noNetwork, refusal, renderPage } from "../../../../tests/renderPage.tsx";

const account = (more: Partial<UserDetails> = {}): UserDetails => ({
  id: 9,
  email: "ben@example.org",
  firstName: "Ben",
  lastName: null,
  createdAt: "2026-11-01T10:00:00.000Z",
  emailVerified: false,
  role: "user",
  subscriptionStatus: "inactive",
  hasAllTools: false,
  roleSource: null,
  isListedAdmin: false,
  isListedOwner: false,
  isGrantedAllTools: false,
  isSelf: false,
  isLastOperator: false,
  subscriptionEndDate: null,
  entitlements: [],
  sessions: [],
  mails: [],
  ...more,
});
const open = (readUser: object) =>
  renderPage("/admin/users?search=zz&id=9", { signedInAs: { role: "admin" }, answers: { readUser } });
const fact = async (term: string) =>
  (await main().findByText(term, { selector: "dt" })).nextElementSibling?.textContent;

it("shows that the account does not exist, and links back to the searched list", async () => {
  await open(refusal(404, { code: "not_found" }));
  await main().findByRole("heading", { name: "Account not found." });
  const back = main().getByRole("link", { name: "Back to the list" });
  expect(back.getAttribute("href")).toBe("/admin/users?search=zz");
});

it.each([
  [account(), "User", "Not open"],
  [
    account({ isListedAdmin: true }),
    /This address is in ADMIN_EMAILS on the server: once it is confirmed/,
    "Not open",
  ],
  [
    account({ role: "admin", roleSource: "list" }),
    /Operator, because this address is in ADMIN_EMAILS/,
    "Not open",
  ],
  [
    account({ role: "admin", roleSource: "grant", hasAllTools: true }),
    /granted by an operator or a command/,
    /OWNER_EMAILS/,
  ],
  [account({ hasAllTools: true, isGrantedAllTools: true }), "User", /Granted by an operator or a command/],
])("says where rights come from", async (user, role, tools) => {
  await open(user);
  expect(await fact("Role")).toMatch(role);
  expect(await fact("All tools")).toMatch(tools);
});

it("offers the operator's role only with a confirmed address", async () => {
  await open(account());
  await main().findByText(/its email address is not confirmed/);
  expect(main().queryByRole("button", { name: "Make operator" })).toBeNull();
});

it("shows failures in the dialog", async () => {
  const { user, answers, bodiesOf } = await open(account({ emailVerified: true }));
  answers["setUserRole"] = noNetwork;
  await user.click(await main().findByRole("button", { name: "Make operator" }));
  await user.click(dialog().getByRole("button", { name: "Make operator" }));
  await dialog().findByText(/^We cannot reach the server. Nothing was changed/);
  const made = account({ role: "admin", roleSource: "grant", emailVerified: true });
  Object.assign(answers, { setUserRole: made, readUser: made });
  await user.click(dialog().getByRole("button", { name: "Make operator" }));
  await screen.findByText("They are an operator now.");
  answers["setUserRole"] = refusal(409, { code: "own_role", message: "Another operator was quicker." });
  await user.click(await main().findByRole("button", { name: "Remove operator role" }));
  await user.click(dialog().getByRole("button", { name: "Remove the role" }));
  await dialog().findByText("Another operator was quicker.");
  expect(bodiesOf("setUserRole")).toEqual([
    { id: 9, role: "admin" },
    { id: 9, role: "admin" },
    { id: 9, role: "user" },
  ]);
});

it("signs an account out everywhere", async () => {
  const session = { device: null, createdAt: "2026-11-01T10:00:00.000Z", lastUsedAt: "2026-11-02" };
  const { user, answers, bodiesOf } = await open(account({ sessions: [session] }));
  await main().findByText("Unknown browser");
  Object.assign(answers, { endUserSessions: account(), readUser: account() });
  await user.click(main().getByRole("button", { name: "End all sessions" }));
  await user.click(dialog().getByRole("button", { name: "Sign out everywhere" }));
  await main().findByText("No active sessions.");
  expect(bodiesOf("endUserSessions")).toEqual([{ id: 9 }]);
});

it.each([
  [true, /You are the only operator/],
  [false, /You cannot remove your own operator role/],
])("does not let operators remove their own role or sessions", async (isLastOperator, why) => {
  await open(account({ role: "admin", isSelf: true, isLastOperator }));
  await main().findByText(why);
  const names = main().getAllByRole("button");
  expect(names.map(({ textContent }) => textContent)).toEqual(["Grant all tools"]);
});
