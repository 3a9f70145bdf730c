import type { Page } from "@playwright/test";
import { violations } from "./fixtures/axe.ts";
import { inEveryLook } from "./fixtures/looks.ts";
import { cards } from "./fixtures/payments.ts";
import { expect, type SimulatorOrigins, test } from "./fixtures/simulatorAlone.ts";

// The pages of the payment simulator by themselves, as somebody in a demo meets them.

const asks = "4000 0027 6000 3184";

test("the card form tells the page around it what happens, and nobody else", async ({ page, origins }) => {
  const form = await openForm(page, origins);
  await expect(form.getByText("No money moves.")).toBeVisible();
  expect(await typesSaid(page)).toEqual(["ready", "height"]);

  await press(page);
  await expect(form.getByRole("alert")).toContainText("You were not charged.");
  await expect(form.getByLabel("Card number")).toBeFocused();
  await expect(form.getByLabel("Card number")).toHaveAccessibleDescription("Your card number is incomplete.");
  await inEveryLook(page, async (look) => expect(await violations(page), look).toEqual([]));

  await form.getByLabel("Fill in a test card").selectOption(grouped(cards.declined));
  await press(page);
  await expect(form.getByRole("alert")).toHaveText("Your card was declined.");

  await form.getByLabel("Card number").fill(asks);
  await press(page);
  await expect(form.getByRole("heading", { name: "Your bank asks: is this you?" })).toBeFocused();
  await inEveryLook(page, async (look) => expect(await violations(page), look).toEqual([]));
  // The question is still there for somebody who comes back to it.
  await page.reload();
  await form.getByRole("button", { name: "No, decline" }).click();
  await expect(form.getByRole("alert")).toContainText("We are unable to authenticate your payment method.");

  await form.getByLabel("Fill in a test card").selectOption(grouped(cards.good));
  await press(page);
  await expect(form.getByRole("status")).toHaveText("Paid. Thank you.");
  const said = (await typesSaid(page)).filter((type) => type !== "height");
  expect(said).toEqual(["ready", "needs_action", "processing", "failed", "processing", "succeeded"]);
  expect(await page.evaluate(() => window.said.every(({ origin }) => origin === window.formOrigin))).toBe(
    true,
  );
  await page.reload();
  await expect(form.getByRole("status")).toHaveText("Paid. Thank you.");
  await expect.poll(() => typesSaid(page)).toContain("succeeded");
});

test("the card form takes its order only from the origin that it was opened for", async ({
  page,
  origins,
}) => {
  // A page of another origin is not even shown the form: the browser refuses to draw it there.
  const intent = await newIntent(origins);
  const form = await page.request.get(formAddress(origins, intent.client_secret, "http://localhost:1"));
  expect(form.status()).toBe(400);

  // Opened for our origin, it does not listen to another window of that origin.
  const frame = await openForm(page, origins);
  await frame.getByLabel("Fill in a test card").selectOption(grouped(cards.good));
  await page.evaluate(() => {
    const other = document.createElement("iframe");
    other.srcdoc = `<script>parent.frames[0].postMessage({ type: "confirm" }, "*")</script>`;
    document.body.append(other);
    return new Promise((resolve) => other.addEventListener("load", resolve));
  });
  await page.waitForTimeout(500);
  expect(await typesSaid(page)).not.toContain("processing");
});

test("Checkout by keyboard: a card from the list, the bank's question, and on", async ({ page, origins }) => {
  const session = await ask(origins, "checkout/sessions", {
    mode: "payment",
    "line_items[0][price_data][currency]": "usd",
    "line_items[0][price_data][unit_amount]": "499",
    "line_items[0][price_data][product_data][name]": "IEP goals, one use",
    success_url: `${origins.parent}/?id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${origins.parent}/pricing`,
  });
  await page.goto(session.url);
  await inEveryLook(page, async (look) => expect(await violations(page), look).toEqual([]));
  await page.getByLabel("Email").fill("parent@example.org");
  await page.getByText("Test cards").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: `Use ${asks}` }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Card number")).toBeFocused();
  await expect(page.getByLabel("Card number")).toHaveValue(asks);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your bank asks: is this you?" })).toBeVisible();
  await inEveryLook(page, async (look) => expect(await violations(page), look).toEqual([]));
  await page.getByRole("button", { name: "Yes, approve" }).press("Enter");
  await expect(page).toHaveURL(`${origins.parent}/?id=${session.id}`);
});

interface Answer {
  readonly id: string;
  readonly url: string;
  readonly client_secret: string;
}

/** Asks the simulator as the product does. */
async function ask(
  { simulator }: SimulatorOrigins,
  path: string,
  body: Record<string, string>,
): Promise<Answer> {
  const answer = await fetch(`${simulator}/v1/${path}`, {
    method: "POST",
    headers: { Authorization: "Bearer sk_test_simulator" },
    body: new URLSearchParams(body),
  });
  if (!answer.ok) throw new Error(`The simulator refused: ${await answer.text()}`);
  return answer.json();
}

function newIntent(origins: SimulatorOrigins): Promise<Answer> {
  return ask(origins, "payment_intents", { amount: "499", currency: "usd" });
}

function formAddress({ simulator }: SimulatorOrigins, secret: string, parent: string): string {
  return `${simulator}/payment_intents/form?${new URLSearchParams({ client_secret: secret, parent })}`;
}

/** Opens a page of the other origin that frames the card form. */
async function openForm(page: Page, origins: SimulatorOrigins) {
  const { client_secret: secret } = await newIntent(origins);
  const frame = formAddress(origins, secret, origins.parent);
  await page.goto(`${origins.parent}/?${new URLSearchParams({ frame })}`);
  const form = page.frameLocator("iframe");
  await expect(form.getByLabel("Card number")).toBeVisible();
  await expect.poll(() => typesSaid(page)).toContain("height");
  return form;
}

async function press(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Pay" }).click();
}

function typesSaid(page: Page): Promise<string[]> {
  return page.evaluate(() => window.said.map(({ type }) => type));
}

function grouped(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, "$1 ");
}
