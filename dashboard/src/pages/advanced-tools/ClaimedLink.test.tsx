import { noAccess } from "@iep-insider/sdk/access";
import { expect, it } from "vitest";
import { main, noNetwork, refusal, renderPage } from "../../../tests/renderPage.tsx";
import { purchaseKeys } from "../../app/purchaseKeys.ts";

const key = "k".repeat(43);
const claimed = { tool: "letter-generator", kind: "quiz", purchaseKey: key };
const old = refusal(404, { code: "not_found" });
const open = (answers: object) =>
  renderPage("/advanced-tools?tool=letter-generator&claim=abc", { answers: { ...answers } });

it.each([
  ["opens nothing", { claimPurchase: old }, "This link does not open anything."],
  [
    "was opened by many",
    { claimPurchase: refusal(409, { code: "invalid_link" }) },
    "This link is open in three browsers already.",
  ],
  ["is spent", { claimPurchase: claimed, getAccess: noAccess }, "You have used what this link opens."],
])(
  "kindly explains a link that %s, also after a reload, and removes it from the URL",
  async (_, answers, title) => {
    const { reload, bodiesOf } = await open(answers);
    expect((await main().findByRole("alert")).textContent).toContain(title);
    expect(window.location.search).toBe("");
    main().getByRole("link", { name: "See all tools" });
    await reload();
    expect((await main().findByRole("alert")).textContent).toContain(title);
    expect(bodiesOf("claimPurchase")).toEqual([{ token: "abc" }, { token: "abc" }]);
  },
);

it("can be tried again after a network failure", async () => {
  const { user, answers } = await open({ claimPurchase: noNetwork });
  await main().findByText("We could not open what you bought.");
  answers["claimPurchase"] = old;
  await user.click(main().getByRole("button", { name: "Try again" }));
  await main().findByText("This link does not open anything.");
});

it("shows a credit above all tools", async () => {
  await open({
    claimPurchase: { ...claimed, tool: null },
    getAccess: { ...noAccess, unspent: [{ tool: null, kind: "quiz" }] },
  });
  await main().findByText("You have a paid use: Assessment Quiz Access");
  expect(purchaseKeys.read()).toBe(key);
  // The token has left the tab's history.
  expect(JSON.stringify(window.history.state)).not.toContain("abc");
});
