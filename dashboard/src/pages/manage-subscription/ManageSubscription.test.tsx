import { screen, within } from "@testing-library/dom";
import { expect, it, vi } from "vitest";
import { main, refusal, renderPage } from "../../../tests/renderPage.tsx";

/** In place and as a toast. */
const saidTwice = (text: string) => vi.waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
const down = () => new Response("<h1>502</h1>", { status: 502 });
const subscription = {
  subscriptionId: "sub_1",
  status: "active",
  currentPeriodEnd: "1797854400",
  created: "2026-11-21T12:00:00.000Z",
};

async function load(answers: object) {
  return renderPage("/manage-subscription", {
    signedInAs: { subscriptionStatus: "active" },
    answers: { ...answers },
  });
}

it("sends someone signed out to sign in, and back", async () => {
  await renderPage("/manage-subscription");
  await screen.findByText("Please log in to view your subscription.");
  await vi.waitFor(() => expect(window.location.pathname).toBe("/login"));
  expect(window.history.state.usr).toEqual({ from: "/manage-subscription" });
});

it.each([
  ["active", "Active", "Next Billing Date", true, ""],
  ["cancelled", "Cancelled", "Access Ends", false, "All tools stay open to you until the day above."],
  ["past_due", "Payment failed", "Next Billing Date", false, "Your last payment did not go through."],
  ["inactive", "Inactive", "Next Billing Date", false, ""],
])("shows a subscription that is %s", async (status, name, dateLabel, canCancel, sentence) => {
  await load({ lookUpSubscription: { ...subscription, status } });
  const card = await main().findByRole("region", { name: "Your subscription" });
  within(card).getByText(name);
  expect(within(card).getByText(dateLabel).nextSibling?.textContent).toBe("December 21, 2026");
  expect(within(card).getByText("Member Since").nextSibling?.textContent).toBe("November 21, 2026");
  expect(card.textContent).toContain(sentence);
  expect(within(card).queryByRole("button", { name: "Cancel Subscription" }) !== null).toBe(canCancel);
});

it("says that a date is not known", async () => {
  await load({ lookUpSubscription: { ...subscription, currentPeriodEnd: null } });
  const label = await main().findByText("Next Billing Date");
  expect(label.nextSibling?.textContent).toBe("Not available");
});

it("says that there is no subscription, and where to join and to ask", async () => {
  await load({ lookUpSubscription: refusal(404, { code: "no_subscription" }) });
  await main().findByText("No active subscription found for this email address.");
  await saidTwice("Subscription Not Found");
  main().getByRole("link", { name: "Start Pro Membership" });
  const support = main().getByRole("link", { name: /^Contact Support/ });
  expect([support.getAttribute("target"), support.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
});

it("shows a failure inline and in a toast, changes nothing, and closes the empty tab", async () => {
  const tab = { close: vi.fn(), document: { body: {} } };
  vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
  const { user, sent } = await load({
    lookUpSubscription: subscription,
    cancelSubscription: down,
    openBillingPortal: down,
  });
  await user.click(await main().findByRole("button", { name: "Cancel Subscription" }));
  await user.click(screen.getByRole("button", { name: "Yes, Cancel Subscription" }));
  expect((await main().findByRole("alert")).textContent).toContain("Cancellation Failed");
  await saidTwice("Unable to cancel subscription. Please contact support.");
  main().getByText("Active");
  await user.click(main().getByRole("button", { name: "Update Payment Method & Billing" }));
  await saidTwice("Unable to open billing portal. Please contact support.");
  expect(tab.close).toHaveBeenCalledTimes(1);
  expect(sent.filter(({ call }) => call === "cancelSubscription")).toHaveLength(1);
});
