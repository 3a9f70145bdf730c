import { screen, within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { renderPage } from "../../../tests/renderPage.tsx";

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
