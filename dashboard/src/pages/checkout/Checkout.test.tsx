import { screen } from "@testing-library/dom";
import { expect, it } from "vitest";
import { main, noNetwork, renderPage } from "../../../tests/renderPage.tsx";

const simulator = "https://pay.example";
const config = { stripePublishableKey: null, paymentSimulator: simulator };
const open = (answers: object = { getConfig: config }) =>
  renderPage("/checkout?client_secret=pi_1_secret_2", { answers: { ...answers } });
const button = (name = "Complete Payment") => main().findByRole<HTMLButtonElement>("button", { name });

/** The window of the card form says something, unless another window or origin is named. */
async function say(data: object, other: { source?: Window; origin?: string } = {}) {
  const source = (await main().findByTitle<HTMLIFrameElement>("Card")).contentWindow;
  window.dispatchEvent(new MessageEvent("message", { data, origin: simulator, source, ...other }));
}

it("a URL without a payment says so and links back", async () => {
  const { user, sent } = await renderPage("/checkout?client_secret=hello");
  expect((await main().findByRole("alert")).textContent).toBe("Invalid payment session. Please try again.");
  await user.click(main().getByRole("button", { name: "Go Back" }));
  await main().findByRole("heading", { level: 1, name: "Pay Per Use" });
  expect(sent).toEqual([]);
});

it("a server that sells nothing has no card form", async () => {
  await open({ getConfig: { ...config, paymentSimulator: null } });
  await main().findByText("Invalid payment session. Please try again.");
});

it("says that the card form did not load, and can try again", async () => {
  const { user, answers } = await open({ getConfig: noNetwork });
  expect((await main().findByRole("alert")).textContent).toContain("You were not charged.");
  answers["getConfig"] = config;
  await user.click(await button("Try again"));
  await main().findByTitle("Card");
});

it("shows the card form's messages, and ignores other windows and origins", async () => {
  const { user } = await open();
  for (const other of [{ source: window }, { origin: "https://elsewhere.example" }]) {
    await say({ type: "ready" }, other);
    await say({ type: "succeeded" }, other);
  }
  expect((await button()).disabled).toBe(true);
  expect(main().queryByText("This payment is done.")).toBeNull();
  await say({ type: "ready" });
  await user.click(await button());
  expect((await button("Processing...")).disabled).toBe(true);
  await say({ type: "needs_action" });
  await main().findByText("Your bank has a question. Please answer it in the form above.");
  await say({ type: "failed", message: "Your card was declined." });
  const alert = await main().findByRole("alert");
  expect(alert.textContent).toMatch(/Payment Failed.*Your card was declined\..*You were not charged\./);
  await screen.findAllByText("Your card was declined.");
  expect((await button()).disabled).toBe(false);
});

it("a payment that went through before is not paid again", async () => {
  await open();
  await say({ type: "succeeded" });
  await main().findByText("This payment is done.");
  expect(main().queryByRole("button")).toBeNull();
  expect(main().getByRole("link", { name: "See your purchase" }).getAttribute("href")).toMatch(
    /\/payment-success\?session_id=pi_1$/,
  );
});
