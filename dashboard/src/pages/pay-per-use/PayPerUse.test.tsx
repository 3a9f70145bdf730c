import { screen, within } from "@testing-library/dom";
import { expect, it, vi } from "vitest";
import { main, renderPage } from "../../../tests/renderPage.tsx";
import { leaveTo } from "../../app/paying/leaveTo.ts";
import { pause } from "../../app/paying/pause.ts";
import { purchaseKeys } from "../../app/purchaseKeys.ts";

vi.mock("../../app/paying/leaveTo.ts", () => ({ leaveTo: vi.fn(() => new Promise(() => {})) }));
vi.mock("../../app/paying/pause.ts", () => ({ pause: vi.fn(), redirectAfter: { elsewhere: 2000 } }));

const email = () => main().getByLabelText<HTMLInputElement>("Email Address");
const pay = () => main().findByRole("button", { name: "Pay $4.99" });
const begun = { clientSecret: "pi_1_secret_2", purchaseKey: "k".repeat(43) };

async function choose(options: Parameters<typeof renderPage>[1]) {
  vi.mocked(leaveTo).mockClear();
  const page = await renderPage("/pay-per-use", options);
  await page.user.click(main().getByRole("radio", { name: /^Assessment Quiz Access/ }));
  return page;
}

it("offers both kinds at their price, and asks for an address before it sends anything", async () => {
  const { user, sent } = await choose({});
  expect(main().getAllByText("$4.99 one-time")).toHaveLength(2);
  await user.click(await pay());
  await screen.findByText("Please select a payment option and enter your email.");
  await main().findByText("Invalid email address");
  expect(document.activeElement).toBe(email());
  expect(sent).toEqual([]);
});

it("says what failed, keeps the address, and works on another try", async () => {
  const { user, answers } = await choose({
    answers: { createPayment: () => new Response("<h1>502</h1>", { status: 502 }) },
  });
  await user.type(email(), "maria@example.org");
  await user.click(await pay());
  expect((await main().findByRole("alert")).textContent).toContain("You were not charged");
  expect(email().value).toBe("maria@example.org");
  answers["createPayment"] = begun;
  await user.click(await pay());
  await screen.findByText("Payment Started");
  const [address] = await vi.waitUntil(() => vi.mocked(leaveTo).mock.lastCall);
  expect(address).toMatch(/^\/checkout\?client_secret=pi_1_secret_2&return_url=.*type%3Dquiz$/);
  expect(purchaseKeys.read()).toBe(begun.purchaseKey);
});

it("does not redirect to the payment after the visitor has left the page", async () => {
  const waiting = Promise.withResolvers<void>();
  vi.mocked(pause).mockReturnValueOnce(waiting.promise);
  const { user } = await choose({ answers: { createPayment: begun } });
  await user.type(email(), "maria@example.org");
  await user.click(await pay());
  await screen.findByText("Payment Started");
  const [terms] = within(screen.getByRole("contentinfo")).getAllByRole("link", { name: /^Terms/ });
  await user.click(terms as HTMLElement);
  await vi.waitFor(() => expect(document.title).toContain("Terms"));
  waiting.resolve();
  await waiting.promise;
  expect(leaveTo).not.toHaveBeenCalled();
});

it("does not ask a signed-in user for an address, and keeps no key", async () => {
  const { user, bodiesOf } = await choose({
    signedInAs: {},
    answers: { createPayment: { ...begun, purchaseKey: null } },
  });
  await main().findByText("maria@example.org");
  expect(main().queryByRole("textbox")).toBeNull();
  await user.click(await pay());
  await vi.waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(1));
  expect(bodiesOf("createPayment")).toEqual([
    { email: "maria@example.org", paymentType: "quiz", toolUsed: "quiz" },
  ]);
  expect(purchaseKeys.read()).toBeNull();
});
