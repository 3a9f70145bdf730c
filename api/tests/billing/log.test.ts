import { expect, onTestFinished, test } from "vitest";
import { mailTo } from "../mails.ts";
import { signIn } from "../signedIn.ts";
import { begin, beginToJoin, comeBack, fromGate, keyHeader, paymentOf, proSignup } from "./shop.ts";
import { cards, openSimulatedShop } from "./simulatedShop.ts";

test("the log of a purchase and of a subscription has no names and no secrets", async () => {
  const shop = await openSimulatedShop();
  onTestFinished(() => shop.close());
  const begun = await begin(shop.app, fromGate({ email: "payer@example.org" }));
  await shop.simulator.control.pay({ payment: paymentOf(begun), card: cards.pays });
  await shop.settled();
  const returned = await comeBack(shop.app, paymentOf(begun), keyHeader(begun.purchaseKey));
  const { session, browser } = await beginToJoin(shop.app);
  await shop.simulator.control.pay({ payment: session, card: cards.pays });
  await shop.settled();
  const { sessionToken } = await comeBack(shop.app, session, browser);
  await signIn(shop.app);
  await shop.simulator.control.failRequests({ fault: "error", count: 9 });
  await shop.app.request("/api/payment-success", { json: { session_id: session } });

  const { text } = await mailTo(shop.app, "payer@example.org", "purchased");
  const log = shop.app.logLines.join("");
  expect(log).toContain("payment brought in line");
  expect(log).toContain("subscription brought in line");
  expect(log).toContain("/api/webhooks/stripe");
  for (const secret of [
    "payer@example.org",
    proSignup().email,
    proSignup().name,
    begun.purchaseKey,
    returned.purchaseKey,
    sessionToken,
    browser.Cookie.split("=")[1],
    /claim=([\w-]+)/.exec(text)?.[1],
    session,
    paymentOf(begun),
    shop.settings.secretKey,
    shop.settings.webhookSecret,
  ]) {
    expect(secret).toEqual(expect.any(String));
    expect(log).not.toContain(secret);
  }
});
