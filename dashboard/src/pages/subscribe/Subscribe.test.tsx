import { screen } from "@testing-library/dom";
import { expect, it, vi } from "vitest";
import { main, refusal, renderPage } from "../../../tests/renderPage.tsx";
import { leaveTo } from "../../app/paying/leaveTo.ts";

vi.mock("../../app/paying/leaveTo.ts", () => ({ leaveTo: vi.fn(() => new Promise(() => {})) }));
vi.mock("../../app/paying/pause.ts", () => ({ pause: () => Promise.resolve(), redirectAfter: {} }));

const field = (label: string) => main().getByLabelText<HTMLInputElement>(label);
const consent = () => main().getByRole<HTMLInputElement>("checkbox", { name: /^I agree to this:/ });
const join = () => main().findByRole("button", { name: "Start Pro Membership" });
const whole = {
  "Full Name": "Maria Lopez",
  "Email Address": "maria@example.org",
  "Create Password": "seven kites",
  "Confirm Password": "seven kites",
};

/** The form, filled in, agreed to and sent. */
async function send(answers: object, values: Partial<Record<keyof typeof whole, string>> = {}) {
  const page = await renderPage("/subscribe", { answers: { ...answers } });
  for (const [label, text] of Object.entries({ ...whole, ...values }))
    await page.user.type(field(label), text);
  await page.user.click(consent());
  await page.user.click(await join());
  return page;
}

it("asks for missing fields and for the consent, which is not checked in advance", async () => {
  const { user, sent } = await renderPage("/subscribe");
  expect(consent().checked).toBe(false);
  await user.click(await join());
  await screen.findByText("Please fill in all required fields.");
  await main().findByText("Please agree to the monthly renewal first.");
  expect(document.activeElement).toBe(field("Full Name"));
  expect(sent).toEqual([]);
});

it.each([
  ["kites", "kites", "Password must be at least 6 characters long."],
  ["seven kites", "eight kites", "Please make sure both passwords match."],
])("refuses the passwords %j and %j, and keeps what was typed", async (first, second, sentence) => {
  const values = { "Create Password": first, "Confirm Password": second };
  const { sent } = await send({}, values);
  await screen.findByText(sentence);
  for (const [label, text] of Object.entries({ ...whole, ...values })) expect(field(label).value).toBe(text);
  expect(sent).toEqual([]);
});

it("leads to the payment page for what was sent", async () => {
  const { bodiesOf } = await send({ createSubscription: { checkoutUrl: "https://pay.example/cs_1" } });
  await vi.waitFor(() => expect(leaveTo).toHaveBeenLastCalledWith("https://pay.example/cs_1"));
  expect(bodiesOf("createSubscription")).toEqual([
    {
      name: "Maria Lopez",
      email: "maria@example.org",
      password: "seven kites",
      acceptsRenewal: true,
      createAccount: true,
    },
  ]);
});

it("takes the email address typed at a tool's gate from the fragment, and keeps it across a reload", async () => {
  const page = await renderPage("/subscribe#email=maria%2Biep%40example.org");
  await vi.waitFor(() => expect(field("Email Address").value).toBe("maria+iep@example.org"));
  expect(window.location.hash).toBe("");
  await page.reload();
  await vi.waitFor(() => expect(field("Email Address").value).toBe("maria+iep@example.org"));
});

it("offers to sign in first, and leads back", async () => {
  const { user } = await renderPage("/subscribe");
  await user.click(main().getByRole("link", { name: "Sign in first" }));
  await main().findByRole("button", { name: "Sign In" });
  expect(window.history.state.usr).toEqual({ from: "/subscribe" });
});

it("leads to the tools when the server finds an active subscription", async () => {
  const message = "You already have an active subscription.";
  await send({ createSubscription: refusal(409, { code: "active_subscription", message }) });
  expect(await screen.findAllByText("Active Subscription Found")).not.toEqual([]);
  await vi.waitFor(() => expect(window.location.pathname).toBe("/advanced-tools"));
});

it("asks a signed-in user only for the consent", async () => {
  const { user, bodiesOf } = await renderPage("/subscribe", {
    signedInAs: {},
    answers: {
      getSubscriptionStatus: { hasActiveSubscription: false },
      createSubscription: { checkoutUrl: "https://pay.example/cs_2" },
    },
  });
  await user.click(await join());
  await screen.findByText("Please fill in all required fields.");
  expect(main().queryByRole("textbox")).toBeNull();
  await user.click(consent());
  await user.click(await join());
  await vi.waitFor(() => expect(leaveTo).toHaveBeenLastCalledWith("https://pay.example/cs_2"));
  expect(bodiesOf("createSubscription")).toEqual([
    { name: "Maria Lopez", email: "maria@example.org", acceptsRenewal: true, createAccount: true },
  ]);
});
