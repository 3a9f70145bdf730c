import { describe, expect, test } from "vitest";
import { testCards } from "../../cards/testCards.ts";
import { oneUse, price, type StartedSimulator, startSimulator } from "../../tests/startSimulator.ts";
import { filledIn, submit, visit } from "../../tests/visit.ts";

const begin = ({ stripe }: StartedSimulator, email: string | undefined = "parent@example.org") =>
  stripe.checkout.sessions.create({ ...oneUse, ...(email && { customer_email: email }) });

const successUrl = (id: string) => oneUse.success_url.replace("{CHECKOUT_SESSION_ID}", id);

test("the page says what it is, what is bought, and what it costs", async () => {
  const simulator = await startSimulator();
  const session = await begin(simulator);
  const page = await visit(String(session.url));
  expect(page.status).toBe(200);
  for (const text of [
    "This is a test page. No money moves.",
    "IEP goals, one use",
    "You pay once. It does not renew.",
    "Pay $4.99</button>",
    'value="parent@example.org"',
    'href="http://localhost:3000/pricing"',
  ]) {
    expect(page.text).toContain(text);
  }
});

test("a subscription says what it costs today and every month", async () => {
  const { stripe } = await startSimulator();
  const { id: monthly } = await stripe.prices.create(price);
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    line_items: [{ price: monthly }],
    success_url: oneUse.success_url,
  });
  const page = await visit(String(session.url));
  expect(page.text).toContain("You pay $19.99 today, and $19.99 every month until you cancel.");
});

describe.each(testCards)("$number", ({ number, onPayment }) => {
  test("does on the page what it does elsewhere", async () => {
    const simulator = await startSimulator();
    const session = await begin(simulator);
    const url = String(session.url);
    const answer = await submit(url, filledIn(number));
    if (onPayment === "succeeds") {
      expect(answer).toMatchObject({ status: 303, location: successUrl(session.id) });
    } else if (onPayment === "asks") {
      expect(answer).toMatchObject({ status: 303, location: `/c/pay/${session.id}/bank` });
      const question = await visit(`${url}/bank`);
      expect(question.text).toContain("Your bank asks: is this you?");
      const declined = await submit(`${url}/bank`, { answer: "decline" });
      expect(declined.text).toContain("We are unable to authenticate your payment method.");
      await submit(url, filledIn(number));
      const approved = await submit(`${url}/bank`, { answer: "approve" });
      expect(approved).toMatchObject({ status: 303, location: successUrl(session.id) });
    } else {
      expect(answer.text).toContain(`<p class="alert" role="alert">${onPayment.message}</p>`);
      // Nothing is to be typed again, and another card helps.
      expect(answer.text).toContain(`value="${number.replace(/(\d{4})(?=\d)/g, "$1 ")}"`);
      expect((await submit(url, filledIn("4242424242424242"))).status).toBe(303);
    }
  });
});

test("fields that are wrong say so in place, and nothing is charged", async () => {
  const simulator = await startSimulator();
  const session = await begin(simulator, "");
  const answer = await submit(String(session.url), { ...filledIn("4242 4242"), email: "nobody" });
  expect(answer.text).toContain("Please check the fields that are marked. You were not charged.");
  expect(answer.text).toContain('<p class="problem" id="number-problem">Your card number is incomplete.</p>');
  expect(answer.text).toContain('<p class="problem" id="email-problem">Your email is incomplete.</p>');
  expect(answer.text).toContain('value="nobody"');
  expect(simulator.state.charges).toEqual({});
});

test("a number that is no test card's never comes back in a page", async () => {
  const simulator = await startSimulator();
  const session = await begin(simulator);
  const answer = await submit(String(session.url), filledIn("5555555555554444"));
  expect(answer.text).toContain("used a non test card");
  expect(answer.text).not.toContain("4444");
});

test("what came from elsewhere is escaped", async () => {
  const simulator = await startSimulator();
  const session = await begin(simulator, "");
  const answer = await submit(String(session.url), { email: '"><script>alert(1)</script>' });
  expect(answer.text).not.toContain("<script>alert");
  expect(answer.text).toContain("&quot;&gt;&lt;script&gt;");
});

test("paid, expired and unknown say so", async () => {
  const simulator = await startSimulator();
  const [paid, expired] = [await begin(simulator), await begin(simulator)];
  await submit(String(paid.url), filledIn("4242424242424242"));
  await simulator.stripe.checkout.sessions.expire(expired.id);
  const again = await submit(String(paid.url), filledIn("4242424242424242"));
  expect(again.text).toContain("This is already paid");
  expect(again.text).toContain(`href="${successUrl(paid.id)}"`);
  expect(Object.keys(simulator.state.charges)).toHaveLength(1);
  const late = await visit(String(expired.url));
  expect(late).toMatchObject({ status: 410, text: expect.stringContaining("This payment page has expired") });
  expect(await visit(`${simulator.origin}/c/pay/cs_test_1`)).toMatchObject({ status: 404 });
  expect(await visit(`${simulator.origin}/c/pay/constructor`)).toMatchObject({ status: 404 });
});

test("the page runs nothing inline, stands in no frame, and leads only where it was told to", async () => {
  const simulator = await startSimulator();
  const session = await begin(simulator);
  const { headers } = await visit(String(session.url));
  expect(headers.get("Content-Security-Policy")?.split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src data:",
    "base-uri 'none'",
    "form-action 'self' http://localhost:3000",
    "frame-ancestors 'none'",
  ]);
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("Referrer-Policy")).toBe("no-referrer");
});

test("the return does not wait for the webhook", async () => {
  const simulator = await startSimulator();
  await simulator.control.pauseDeliveries();
  const session = await begin(simulator);
  expect((await submit(String(session.url), filledIn("4242424242424242"))).status).toBe(303);
  expect(simulator.receiver.received).toEqual([]);
});
