import { main, press } from "./fixtures/accounts.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { operator, signIn } from "./fixtures/operator.ts";
import { signedInAs } from "./fixtures/proMember.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ hasPaid: false });

test("an operator sets up a passkey, and shows it after signing in again", { tag: "@full" }, async ({
  page,
  context,
  origins,
  consoleMessages,
}) => {
  const { product } = origins;
  const browser = await context.newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const options = { protocol: "ctap2", transport: "internal", hasResidentKey: true } as const;
  const verified = { hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  await browser.send("WebAuthn.addVirtualAuthenticator", { options: { ...options, ...verified } });

  const person = await operator(page, origins);
  await signedInAs(page, origins, person.token);
  await page.goto(`${product}/account?tab=security`);
  const part = main(page).getByRole("region", { name: "Second factor" });
  await part.locator("summary", { hasText: "Add a passkey" }).click();
  await part.getByLabel("Name").fill("Laptop");
  await expectAccessible(page, "setting up a second factor");
  await part.getByRole("button", { name: "Add a passkey" }).click();
  await expect(part.getByText("Your recovery codes")).toBeVisible();
  await expect(part.getByRole("listitem")).toHaveCount(10);
  await part.getByRole("button", { name: "I have saved them" }).click();
  await expect(part.getByText("Laptop", { exact: true })).toBeVisible();

  await signedInAs(page, origins, await signIn(page, origins, person));
  consoleMessages.allow(/403/);
  await page.goto(`${product}/admin`);
  await expect(page).toHaveURL(`${product}/second-factor`);
  await expectAccessible(page, "showing a second factor");
  await press(page, "Use a passkey");
  await expect(page).toHaveURL(`${product}/admin`);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Today");
});
