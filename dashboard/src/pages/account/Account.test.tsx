import { ownPaths, pageFacts } from "@iep-insider/sdk/contract";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { anAccount, main, noNetwork, refusal, renderPage } from "../../../tests/renderPage.tsx";

const press = (name: string | RegExp) => main().getByRole("button", { name });
const field = (label: string): HTMLInputElement => main().getByLabelText(new RegExp(`^${label}\\s*\\*?$`));
const path = () => window.location.pathname + window.location.search;

const aSession = (id: string, isCurrent: boolean) => ({
  id,
  isCurrent,
  device: "Chrome on Windows",
  createdAt: "2026-01-05T12:00:00.000Z",
  lastUsedAt: "2026-01-06T00:00:00.000Z",
  expiresAt: "2026-02-05T12:00:00.000Z",
});
const quiet = { listSessions: { sessions: [aSession("s1", true)] }, listConnections: { connections: [] } };

const closedPaths = ownPaths.filter((one) => pageFacts(one).only);
const adminPaths = ownPaths.filter((one) => pageFacts(one).only === "admin");

it.each(closedPaths)("%s leads visitors to sign in, and asks the server for nothing", async (to) => {
  const { sent } = await renderPage(to);
  await waitFor(() => expect(path()).toBe("/login"));
  await main().findByRole("heading", { name: "Welcome Back" });
  expect(sent).toEqual([]);
});

it.each(adminPaths)("%s is for operators alone, and asks nothing on behalf of others", async (to) => {
  const { sent } = await renderPage(to, { signedInAs: {} });
  await main().findByText("This page is for operators.");
  expect(sent.map(({ call }) => call)).toEqual(["getUser"]);
});

it("returns to the same part of the account after sign-in, and never to a sign-in form", async () => {
  const { user, answers } = await renderPage("/account?tab=subscription", { answers: quiet });
  await waitFor(() => expect(path()).toBe("/login"));

  Object.assign(answers, { login: { token: "a.b.c", user: anAccount() }, getUser: anAccount() });
  await main().findByRole("heading", { name: "Welcome Back" });
  await user.type(field("Email"), "maria@example.org");
  await user.type(field("Password"), "seven blue kites");
  await user.click(press("Sign In"));
  await waitFor(() => expect(path()).toBe("/account?tab=subscription"));
  await main().findByText("Pay-per-use - $4.99 per tool");
});

it("also returns a visitor who was sent to sign in and creates an account instead", async () => {
  const { user, answers } = await renderPage("/account?tab=security", { answers: quiet });
  await main().findByRole("heading", { name: "Welcome Back" });
  await user.click(main().getByRole("link", { name: "Create one" }));
  await waitFor(() => expect(path()).toBe("/signup"));
  Object.assign(answers, { register: { token: "a.b.c", user: anAccount() }, getUser: anAccount() });
  await user.type(await main().findByLabelText(/^First Name/), "Maria");
  await user.type(field("Last Name"), "Lopez");
  await user.type(field("Email"), "maria@example.org");
  await user.type(field("Password"), "seven blue kites");
  await user.click(press("Create Account"));
  await waitFor(() => expect(path()).toBe("/account?tab=security"));
});

it.each(["/login", "/signup"])("%s redirects a signed-in user to the account", async (to) => {
  await renderPage(to, { signedInAs: {}, answers: quiet });
  await waitFor(() => expect(path()).toBe("/account"));
});

it("keeps the session when the account cannot be loaded, and loads it on another try", async () => {
  const { user, answers } = await renderPage("/account", {
    signedInAs: {},
    answers: { ...quiet, getUser: noNetwork },
  });
  await main().findByText("We could not load your account.");
  expect(localStorage.getItem("auth_token")).not.toBeNull();

  answers["getUser"] = anAccount();
  await user.click(press("Try again"));
  await main().findByText("maria@example.org");
  answers["logout"] = refusal(500);
  await user.click(press("Sign Out"));
  await screen.findByText("Logout Failed");
  expect([localStorage.getItem("auth_token"), path()]).toEqual(["a.session.token", "/account"]);
  answers["logout"] = refusal(401, { code: "unauthenticated" });
  localStorage.setItem("iep-kept-1:letters", "{}");
  await user.click(press("Sign Out"));
  await waitFor(() => expect(path()).toBe("/"));
  // What tools keep is the device's, not the account's: it stays, and the parent is told.
  await screen.findByText(/What our tools keep on this device is still here/);
  expect(localStorage.getItem("iep-kept-1:letters")).toBe("{}");
  localStorage.removeItem("iep-kept-1:letters");
  expect(localStorage.getItem("auth_token")).toBeNull();
});

it("leads to sign in as soon as a call learns that the session has ended", async () => {
  const { user } = await renderPage("/account", {
    signedInAs: {},
    answers: { ...quiet, listSessions: refusal(401, { code: "unauthenticated" }) },
  });
  await user.click(await main().findByRole("tab", { name: "Security" }));
  await waitFor(() => expect(path()).toBe("/login"));
  expect(localStorage.getItem("auth_token")).toBeNull();
});

it("shows the errors of a password change at its fields, and keeps the input across tabs", async () => {
  const wrong = "This is not your password.";
  const { user, bodiesOf } = await renderPage("/account?tab=security", {
    signedInAs: {},
    answers: { ...quiet, changePassword: refusal(400, { fields: { currentPassword: wrong } }) },
  });
  await main().findByText("You are signed in only here.");
  await user.click(press("Change Password"));
  for (const words of [/^Current password is required/, /^Password must be at least 8/, /^Please confirm/])
    await main().findAllByText(words);
  await user.type(field("Current Password"), "not this one");
  await user.type(field("New Password"), "nine red lanterns");
  await user.type(field("Confirm New Password"), "nine red lantern");
  await user.click(press("Change Password"));
  await main().findByText("Passwords don't match");
  expect(bodiesOf("changePassword")).toEqual([]);
  await user.type(field("Confirm New Password"), "s");
  await user.click(press("Change Password"));
  await waitFor(() => expect(screen.getAllByText("Password Change Failed")).toHaveLength(2));
  await waitFor(() => expect(document.activeElement).toBe(field("Current Password")));
  expect(bodiesOf("changePassword")).toEqual([
    { currentPassword: "not this one", newPassword: "nine red lanterns" },
  ]);
  await user.click(main().getByRole("tab", { name: "Profile" }));
  await user.click(main().getByRole("tab", { name: "Security" }));
  expect(field("Confirm New Password").value).toBe("nine red lanterns");
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain("lanterns");
});

it("deletes nothing without the right password", async () => {
  const wrong = "This is not your password. Please try again.";
  const { user, bodiesOf } = await renderPage("/account?tab=security", {
    signedInAs: {},
    answers: { ...quiet, deleteAccount: refusal(400, { message: wrong, fields: { password: wrong } }) },
  });
  await user.click(await main().findByRole("button", { name: "Delete my account…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText(/^Password/), "no");
  await user.click(dialog.getByRole("button", { name: "Delete my account for good" }));
  await dialog.findAllByText(wrong);
  expect(bodiesOf("deleteAccount")).toEqual([{ password: "no" }]);
  expect(localStorage.getItem("auth_token")).not.toBeNull();
  await user.click(dialog.getByRole("button", { name: "Keep my account" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("says when the list of sessions did not load, and signs out one browser, then all others", async () => {
  const { user, answers, bodiesOf } = await renderPage("/account?tab=security", {
    signedInAs: {},
    answers: { ...quiet, listSessions: refusal(500) },
  });
  await main().findByText("We could not load this list.");
  const sessions = [aSession("s1", true), aSession("s2", false), aSession("s3", false)];
  answers["listSessions"] = { sessions };
  const list = within(screen.getByRole("region", { name: "Where you are signed in" }));
  await user.click(list.getByRole("button", { name: "Try again" }));
  const ofOthers = () => list.findAllByRole("button", { name: /^Sign out Chrome on Windows, signed in on / });
  const [end] = await ofOthers();
  Object.assign(answers, { endSession: null, listSessions: { sessions: sessions.slice(0, 2) } });
  await user.click(end as HTMLElement);
  await screen.findByText("That browser has to sign in again.");
  await waitFor(async () => expect(await ofOthers()).toHaveLength(1));
  expect(bodiesOf("endSession")).toEqual([{ id: "s2" }]);
  Object.assign(answers, { endOtherSessions: null, ...quiet });
  await user.click(list.getByRole("button", { name: "Sign out all other browsers" }));
  await screen.findByText("All other browsers have to sign in again.");
  await list.findByText("You are signed in only here.");
  expect(bodiesOf("endOtherSessions")).toHaveLength(1);
});

it("sends the mail to confirm the address again", async () => {
  const { user, bodiesOf } = await renderPage("/account", {
    signedInAs: { emailVerified: false },
    answers: { ...quiet, resendVerification: { success: true } },
  });
  await user.click(await main().findByRole("button", { name: "Send the email again" }));
  await main().findByText(/We have sent you a new link/);
  expect(bodiesOf("resendVerification")).toEqual([{ email: "maria@example.org" }]);
});

it("saves the language of mails when it is chosen", async () => {
  const { user, answers, sent } = await renderPage("/account", { signedInAs: {}, answers: quiet });
  const spanish = await main().findByRole("radio", { name: "Español" });
  expect(main().getByRole<HTMLInputElement>("radio", { name: "English" }).checked).toBe(true);
  Object.assign(answers, {
    setLanguage: anAccount({ language: "es" }),
    getUser: anAccount({ language: "es" }),
  });
  await user.click(spanish);
  await main().findByText("Saved. Our next email is in this language.");
  expect(sent).toContainEqual(expect.objectContaining({ call: "setLanguage", body: { language: "es" } }));
  await waitFor(() =>
    expect(main().getByRole<HTMLInputElement>("radio", { name: "Español" }).checked).toBe(true),
  );
});
