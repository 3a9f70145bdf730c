import { screen, within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { anAccount, dialog, main, renderPage } from "../../../tests/renderPage.tsx";

const nextYear = new Date(Date.now() + 365 * 24 * 3_600_000).toISOString();

it.each([
  ["inactive", null, ["Pay-per-use", "Upgrade", "Compare"], ["Manage Subscription", "Inactive"]],
  ["active", nextYear, ["Pro Membership - $19.99/month", "Active", "Next Billing Date"], ["Upgrade"]],
  ["cancelled", nextYear, ["Active", "Access Ends", "cancelled and does not renew"], ["Next Billing Date"]],
  [
    "past_due",
    "2020-01-02T12:00:00.000Z",
    ["Inactive", "Your last payment did not go through.", "Update Payment Method", "Manage Subscription"],
    ["Upgrade"],
  ],
] as const)("the account's tab of a subscription that is %s", async (status, end, says, saysNot) => {
  await renderPage("/account?tab=subscription", {
    signedInAs: { subscriptionStatus: status, subscriptionEndDate: end },
  });
  const tab = await within(screen.getByRole("main")).findByRole("tabpanel", { name: "Subscription" });
  for (const text of says) expect(tab.textContent).toContain(text);
  for (const text of saysNot) expect(tab.textContent).not.toContain(text);
});

it("cancels from the account in two presses, showing the end date before the second, and undoes it with one", async () => {
  const own = { subscriptionId: "sub_1", status: "active", currentPeriodEnd: nextYear, created: nextYear };
  const { user, answers, bodiesOf } = await renderPage("/account", {
    signedInAs: { subscriptionStatus: "active", subscriptionEndDate: nextYear },
    answers: { lookUpSubscription: own },
  });
  const membership = async () => within(await main().findByRole("region", { name: "Pro Membership" }));
  const become = (subscriptionStatus: "active" | "cancelled") => () => {
    answers["getUser"] = anAccount({ subscriptionStatus, subscriptionEndDate: nextYear });
    return { ...own, status: subscriptionStatus };
  };
  answers["cancelSubscription"] = become("cancelled");
  answers["keepSubscription"] = become("active");
  await user.click((await membership()).getByRole("button", { name: "Cancel Subscription" }));
  expect(dialog().getByText(/^You keep all tools until \w+ \d+, \d{4}/)).toBeDefined();
  await user.click(dialog().getByRole("button", { name: "Yes, Cancel Subscription" }));
  await (await membership()).findByText(/^Cancelled\. All tools stay open to you until /);
  expect(document.activeElement?.textContent).toBe("Pro Membership");
  await user.click((await membership()).getByRole("button", { name: "Keep My Subscription" }));
  await (await membership()).findByText(/^It renews on /);
  expect([bodiesOf("cancelSubscription"), bodiesOf("keepSubscription")]).toEqual([
    [{ subscriptionId: "sub_1" }],
    [{ subscriptionId: "sub_1" }],
  ]);
});
