import { afterEach, expect, it, vi } from "vitest";
import { main, noNetwork, refusal, renderPage } from "../../../tests/renderPage.tsx";
import { session } from "../../app/session.ts";

const nothing = {
  status: "paid",
  subscriptionActivated: false,
  newAccountCreated: false,
  sessionToken: null,
  alreadyProcessed: false,
  tool: null,
  kind: "quiz",
  receipt: { order: 12, amount: 499, paidAt: "2026-11-24T19:44:00.000Z" },
  returnUrl: null,
  purchaseKey: null,
};
let payments = 0;
const open = (answer: object | (() => object), type = "quiz") =>
  renderPage(`/payment-success?session_id=pi_${payments++}&type=${type}`, {
    answers: { confirmPayment: answer },
  });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ["an unknown payment", refusal(404, { code: "not_found" }), "We could not find this payment."],
  ["a failed one", { ...nothing, status: "failed" }, "You were not charged."],
  ["a refunded one", { ...nothing, status: "refunded" }, "This payment was refunded."],
  ["one under way", { ...nothing, status: "processing" }, "Processing your payment..."],
])("says of %s what the server says", async (_, answer, sentence) => {
  await open(answer);
  await main().findByText(sentence, { exact: false });
  expect(main().queryByText("Payment Successful!")).toBeNull();
});

it("asks again by itself until the payment is through", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { answers, sent } = await open({ ...nothing, status: "processing" });
  await main().findByText("Processing your payment...");
  answers["confirmPayment"] = { ...nothing, tool: "letter-generator" };
  await vi.advanceTimersByTimeAsync(2000);
  await main().findByRole("heading", { name: "Payment Successful!" });
  expect(main().getByRole("link", { name: "Access Your Tool" }).getAttribute("href")).toBe(
    "/advanced-tools?tool=letter-generator&payment_success=true",
  );
  // It counts from now: the page leads on.
  main().getByText("One moment, we are taking you there.");
  expect(sent.filter(({ call }) => call === "confirmPayment")).toHaveLength(2);
});

it("can be tried again after a network failure, and stays on the page for a payment that was handled before", async () => {
  const { user, answers } = await open(noNetwork);
  await main().findByText("We could not check your payment.");
  answers["confirmPayment"] = { ...nothing, alreadyProcessed: true };
  await user.click(main().getByRole("button", { name: "Try again" }));
  await main().findByRole("heading", { name: "Payment Successful!" });
  // Nothing was typed before a credit.
  main().getByText(/It opens what you bought on other devices, in up to three browsers in all\.$/);
  expect(main().getByRole("status").textContent).toBe("");
});

it("shows what was paid, when, how long it is open, and prints it", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  const { user } = await open({ ...nothing, tool: "letter-generator", alreadyProcessed: true });
  const facts = (await main().findByText("Order")).closest("dl")?.textContent;
  expect(facts).toMatch(
    /WhatOne use: Letter GeneratorAmount\$4\.99PaidTuesday, November 24, 2026 at .*Open24 hours from when you first open itOrder#12/,
  );
  await user.click(main().getByRole("button", { name: "Print this receipt" }));
  expect(print).toHaveBeenCalledOnce();
});

it.each([
  ["Apple Computer, Inc.", true],
  ["Google Inc.", false],
])("says to keep the email where the browser may forget the purchase: %s", async (vendor, isSaid) => {
  vi.spyOn(Navigator.prototype, "vendor", "get").mockReturnValue(vendor);
  await open({ ...nothing, tool: "letter-generator" }, "quiz&new_tab=true");
  const about = await main().findByText(/We also sent you an email/);
  expect(about.textContent.includes("Keep that email: this browser may forget")).toBe(isSaid);
});

it("redirects automatically only the first time", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { reload } = await open(nothing);
  await main().findByText("One moment, we are taking you there.");
  await reload();
  await main().findByRole("heading", { name: "Payment Successful!" });
  expect(main().getByRole("status").textContent).toBe("");
  await vi.advanceTimersByTimeAsync(5000);
  expect(window.location.pathname).toBe("/payment-success");
});

it("sends the buyer back to the page in the other tab, and opens the tool here only on a press", async () => {
  const close = vi.spyOn(window, "close").mockImplementation(() => {});
  const purchaseKey = "k".repeat(43);
  const { user } = await open({ ...nothing, tool: "letter-generator", purchaseKey }, "quiz&new_tab=true");
  await main().findByText(/^Go back to the page where you started/);
  main().getByText(
    /It opens what you bought on other devices, in up to three browsers in all\. .*on another device, the tool starts empty\.$/,
  );
  await user.click(main().getByRole("button", { name: "Close this tab" }));
  expect(close).toHaveBeenCalledOnce();
  await main().findByText(/^Your browser does not let us close this tab/);
  expect(main().queryByText("One moment, we are taking you there.")).toBeNull();
  const link = main().getByRole("link", { name: "Open the tool here" });
  expect(link.getAttribute("href")).toBe("/advanced-tools?tool=letter-generator&payment_success=true");
});

it("leads to the link in the email where the purchase was begun on another site", async () => {
  await open({ ...nothing, tool: "letter-generator" }, "quiz&new_tab=true");
  await main().findByText(/Then open the link in the email we sent you/);
  expect(main().queryByRole("link", { name: "Open the tool here" })).toBeNull();
});

it("signs in to the account that a new membership made", async () => {
  await open(
    { ...nothing, subscriptionActivated: true, newAccountCreated: true, sessionToken: "new.session.token" },
    "subscription",
  );
  await main().findByText(/Your account was created, and your subscription is active\./);
  await main().findByText(/You can change your password and your profile/);
  expect(session.read()).toBe("new.session.token");
});
