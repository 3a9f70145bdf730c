import { expect, test } from "vitest";
import { startSimulator, subscribe } from "../../tests/startSimulator.ts";
import { filledIn, submit, visit } from "../../tests/visit.ts";

/** The portal of somebody who has just subscribed, on March 10. */
async function openPortal(card?: string) {
  const simulator = await startSimulator({ clock: () => new Date("2026-03-10T00:00:00Z") });
  const subscribed = await subscribe(simulator, card);
  const { url } = await simulator.stripe.billingPortal.sessions.create({
    customer: subscribed.customer,
    return_url: "http://localhost:3000/account",
  });
  const find = () =>
    simulator.stripe.subscriptions.retrieve(subscribed.subscription, { expand: ["default_payment_method"] });
  return { ...simulator, ...subscribed, url, find };
}

test("the portal shows plan, status, next date, card, and the way back", async () => {
  const { url } = await openPortal();
  const { text } = await visit(url);
  for (const shown of [
    "No money moves",
    "Pro, $19.99 a month",
    "Active",
    "Renews on",
    "April 10, 2026",
    "Visa ending in 4242",
    'href="http://localhost:3000/account"',
  ]) {
    expect(text).toContain(shown);
  }
});

test("cancelling asks first, names the date, and can be taken back", async () => {
  const { url, find, control } = await openPortal();
  expect((await visit(`${url}/cancel`)).text).toContain("Cancel on April 10, 2026</button>");
  expect((await find()).cancel_at_period_end).toBe(false);

  expect((await submit(`${url}/cancel`, {})).location).toMatch(/\?done=cancel$/);
  expect(await find()).toMatchObject({ cancel_at_period_end: true, status: "active" });
  const cancelled = await visit(url);
  expect(cancelled.text).toContain("Ends on");
  expect(cancelled.text).toContain("Keep my subscription");

  await submit(`${url}/keep`, {});
  expect((await find()).cancel_at_period_end).toBe(false);
  const types = (await control.listEvents()).map(({ type }) => type);
  expect(types.filter((type) => type === "customer.subscription.updated")).toHaveLength(2);
});

test("the card is changed", async () => {
  const { url, find } = await openPortal();
  const wrong = await submit(`${url}/card`, { ...filledIn("4242"), cvc: "" });
  expect(wrong.text).toContain("Your card was not changed.");
  const refused = await submit(`${url}/card`, filledIn("4000000000000002"));
  expect(refused.text).toContain('role="alert">Your card was declined.');
  expect((await find()).default_payment_method).toMatchObject({ card: { last4: "4242" } });

  await submit(`${url}/card`, filledIn("4000000000000341"));
  expect((await find()).default_payment_method).toMatchObject({ card: { last4: "0341" } });
  expect((await visit(`${url}?done=card`)).text).toContain("Your new card is saved.");
});

test("a new card pays what the old one did not", async () => {
  const { url, find, control, subscription } = await openPortal("4000000000000341");
  await control.renew({ subscription });
  expect((await visit(url)).text).toContain("The last payment did not go through");
  await submit(`${url}/card`, filledIn("4242424242424242"));
  expect((await find()).status).toBe("active");
});

test("what has ended is only shown", async () => {
  const { url, stripe, subscription } = await openPortal();
  await stripe.subscriptions.cancel(subscription);
  const { text } = await visit(url);
  expect(text).toContain("Ended on");
  expect(text).not.toContain("Change the card");
  expect((await submit(`${url}/cancel`, {})).status).toBe(303);
});

test("a customer without a subscription, and a link that is not one", async () => {
  const { stripe, origin } = await startSimulator();
  const { id: customer } = await stripe.customers.create();
  const { url, id } = await stripe.billingPortal.sessions.create({ customer });
  expect((await visit(url)).text).toContain("You have no subscription.");
  expect((await visit(`${origin}/p/session/${id}`)).status).toBe(404);
});
