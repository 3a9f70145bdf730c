import { expect, test } from "vitest";
import { testCards } from "../cards/testCards.ts";
import { good, oneUse, parentOrigin, startSimulator } from "./startSimulator.ts";

/** What a browser without scripts would see. */
async function visit(url: string, fields?: Readonly<Record<string, string>>) {
  const body = fields && { method: "POST", body: new URLSearchParams(fields) };
  const response = await fetch(url, { redirect: "manual", ...body });
  const { status, headers } = response;
  return { status, headers, text: await response.text(), location: headers.get("Location") };
}

/** A form filled in for this test card. */
const filledIn = (number: string) => ({ number, expiry: "12 / 34", cvc: "123" });
const declined = "4000000000000002";

async function openCheckout() {
  const simulator = await startSimulator();
  const { id, url } = await simulator.stripe.checkout.sessions.create(oneUse);
  return {
    ...simulator,
    id,
    url: String(url),
    success: oneUse.success_url.replace("{CHECKOUT_SESSION_ID}", id),
  };
}

test.each(testCards)("$number ($says) does the same in Checkout and in the card form", async (card) => {
  const { stripe, url, id, success, origin } = await openCheckout();
  const intent = await stripe.paymentIntents.create({ amount: 499, currency: "usd" });
  const form = async (path: string, fields: Record<string, string>) => {
    const secret = { client_secret: String(intent.client_secret) };
    return JSON.parse((await visit(`${origin}/payment_intents/form/${path}`, { ...secret, ...fields })).text);
  };
  const { number, onPayment } = card;
  const answer = await visit(url, filledIn(number));
  const inFrame = await form("confirm", filledIn(number));
  if (onPayment === "asks") {
    expect(answer).toMatchObject({ status: 303, location: `/c/pay/${id}/bank` });
    expect((await visit(`${url}/bank`)).text).toContain("Your bank asks: is this you?");
    const refusal = "We are unable to authenticate your payment method.";
    expect((await visit(`${url}/bank`, { answer: "decline" })).text).toContain(refusal);
    expect(inFrame).toEqual({ status: "needs_action" });
    expect((await form("authenticate", { answer: "decline" })).message).toContain(refusal);
    await visit(url, filledIn(number));
    expect((await visit(`${url}/bank`, { answer: "approve" })).location).toBe(success);
    await form("confirm", filledIn(number));
    expect(await form("authenticate", { answer: "approve" })).toEqual({ status: "succeeded" });
  } else if (onPayment === "succeeds") {
    expect(answer).toMatchObject({ status: 303, location: success });
    expect(inFrame).toEqual({ status: "succeeded" });
  } else {
    expect(answer.text).toContain(`<p class="alert" role="alert">${onPayment.message}</p>`);
    expect(inFrame).toEqual({ status: "failed", message: onPayment.message });
    expect((await visit(url, filledIn(good))).location).toBe(success);
    expect(await form("confirm", filledIn(good))).toEqual({ status: "succeeded" });
  }
  // Once paid, it stays paid.
  expect(await form("confirm", filledIn(declined))).toEqual({ status: "succeeded" });
  expect((await visit(url, filledIn(declined))).text).toContain("This is already paid");
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: "succeeded" });
});

test("only a known origin may frame the card form, and only with the payment's secret", async () => {
  const { stripe, origin, control, id, state } = await openCheckout();
  const { client_secret: secret } = await stripe.paymentIntents.create({ amount: 499, currency: "usd" });
  const form = (client: string, parent: string) =>
    visit(`${origin}/payment_intents/form?${new URLSearchParams({ client_secret: client, parent })}`);
  const page = await form(String(secret), parentOrigin);
  expect(page.status).toBe(200);
  expect(page.headers.get("Content-Security-Policy")).toContain(`frame-ancestors ${parentOrigin}`);
  for (const other of ["", "*", "http://localhost:3001", `${parentOrigin}.example.org`, `${parentOrigin}/`]) {
    const refused = await form(String(secret), other);
    expect(refused.status).toBe(400);
    expect(refused.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  }
  // A session's own payment is paid on the session's page only.
  await control.pay({ payment: id, card: declined });
  const inner = Object.values(state.paymentIntents).at(-1)?.clientSecret ?? "";
  for (const wrong of [`${secret}x`, inner]) {
    expect((await form(wrong, parentOrigin)).status).toBe(400);
    const fields = { ...filledIn(good), client_secret: wrong };
    expect((await visit(`${origin}/payment_intents/form/confirm`, fields)).status).toBe(404);
  }
});
