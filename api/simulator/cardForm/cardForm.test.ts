import { describe, expect, test } from "vitest";
import { testCards } from "../cards/testCards.ts";
import { oneUse, parentOrigin, startSimulator } from "../tests/startSimulator.ts";
import { filledIn, submit, visit } from "../tests/visit.ts";

async function openForm() {
  const simulator = await startSimulator();
  const intent = await simulator.stripe.paymentIntents.create({ amount: 499, currency: "usd" });
  const secret = String(intent.client_secret);
  const form = `${simulator.origin}/payment_intents/form`;
  const address = (parent: string) => `${form}?${new URLSearchParams({ client_secret: secret, parent })}`;
  const send = async (path: string, fields: Record<string, string>) =>
    JSON.parse((await submit(`${form}/${path}`, { client_secret: secret, ...fields })).text);
  return { ...simulator, intent: intent.id, secret, form, address, send };
}

test("only a page of an origin that the simulator knows may show it", async () => {
  const { address } = await openForm();
  const page = await visit(address(parentOrigin));
  expect(page.status).toBe(200);
  expect(page.text).toContain("No money moves");
  expect(page.headers.get("Content-Security-Policy")).toContain(`frame-ancestors ${parentOrigin}`);
  for (const other of ["", "*", "http://localhost:3001", `${parentOrigin}.example.org`, `${parentOrigin}/`]) {
    const refused = await visit(address(other));
    expect(refused.status).toBe(400);
    expect(refused.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  }
});

test("a wrong secret shows no form, and pays nothing", async () => {
  const { form, intent, stripe, secret } = await openForm();
  const wrong = `${intent}_secret_x`;
  expect((await visit(`${form}?client_secret=${wrong}&parent=${parentOrigin}`)).status).toBe(400);
  const answer = await submit(`${form}/confirm`, { ...filledIn("4242424242424242"), client_secret: wrong });
  expect(answer.status).toBe(404);
  expect((await submit(`${form}/authenticate`, { client_secret: secret, answer: "approve" })).status).toBe(
    404,
  );
  expect((await stripe.paymentIntents.retrieve(intent)).status).toBe("requires_payment_method");
});

test("a session's own payment is paid on the session's page only", async () => {
  const { stripe, control, form, state } = await openForm();
  const { id } = await stripe.checkout.sessions.create({ ...oneUse, customer_email: "a@example.org" });
  await control.pay({ payment: id, card: "4000000000000002" });
  const inner = Object.values(state.paymentIntents).find(({ session }) => session === id);
  const answer = await submit(`${form}/confirm`, {
    ...filledIn("4242424242424242"),
    client_secret: String(inner?.clientSecret),
  });
  expect(answer.status).toBe(404);
});

describe.each(testCards)("$number", ({ number, onPayment }) => {
  test("does in the frame what it does elsewhere", async () => {
    const { send, stripe, intent } = await openForm();
    const answer = await send("confirm", filledIn(number));
    if (onPayment === "succeeds") expect(answer).toEqual({ status: "succeeded" });
    else if (onPayment === "asks") {
      expect(answer).toEqual({ status: "needs_action" });
      expect(await send("authenticate", { answer: "decline" })).toMatchObject({
        status: "failed",
        message: expect.stringContaining("We are unable to authenticate"),
      });
      await send("confirm", filledIn(number));
      expect(await send("authenticate", { answer: "approve" })).toEqual({ status: "succeeded" });
    } else {
      expect(answer).toEqual({ status: "failed", message: onPayment.message });
      expect(await send("confirm", filledIn("4242424242424242"))).toEqual({ status: "succeeded" });
    }
    expect(await stripe.paymentIntents.retrieve(intent)).toMatchObject({ status: "succeeded" });
  });
});

test("paid is said again, and charged once", async () => {
  const { send, state } = await openForm();
  await send("confirm", filledIn("4242424242424242"));
  expect(await send("confirm", filledIn("4242424242424242"))).toEqual({ status: "succeeded" });
  expect(Object.keys(state.charges)).toHaveLength(1);
});

test("fields that are wrong are named", async () => {
  const { send } = await openForm();
  expect(await send("confirm", { number: "4242424242424241" })).toEqual({
    status: "problems",
    problems: {
      number: "Your card number is invalid.",
      expiry: "Your card's expiration date is incomplete.",
      cvc: "Your card's security code is incomplete.",
    },
  });
});

test("scripts and style are served, and no other file", async () => {
  const { origin } = await openForm();
  for (const file of ["simulator.css", "testCards.js", "cardForm.js"]) {
    expect((await visit(`${origin}/pages/${file}`)).status).toBe(200);
  }
  for (const file of ["tsconfig.json", "..%2Fserve.ts", "constructor"]) {
    expect((await visit(`${origin}/pages/${file}`)).status).toBe(404);
  }
});
