import type { Page } from "@playwright/test";
import { fillIn, main, newPerson, press } from "./fixtures/accounts.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { fromElsewhere } from "./fixtures/cardForm.ts";
import { someAddress } from "./fixtures/gates.ts";
import { payOnPage } from "./fixtures/payments.ts";
import { expect, test } from "./fixtures/test.ts";

// Our own pages in Spanish, as a parent uses them on a phone. `npm test -- languages` reads all of them for English.

test.use({ hasPaid: false, viewport: { width: 320, height: 800 } });

const aide = "/es/advanced-tools?tool=aide-screener";

test("from an English page to the same one in Spanish, an account, and back", async ({ page, origins }) => {
  const { product } = origins;
  await page.goto(`${product}/pricing?from=mail#questions`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL(`${product}/es/pricing?from=mail#questions`);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.getByRole("button", { name: "Menú" }).click();
  const menu = page.getByRole("navigation", { name: "Principal" }).filter({ visible: true });
  await menu.getByRole("link", { name: "Empezar", exact: true }).click();
  await expect(page).toHaveURL(`${product}/es/signup`);
  const { firstName, lastName, email, password } = newPerson();
  await expect(main(page).getByRole("button", { name: "Crear una cuenta", exact: true })).toBeEnabled();
  // What the server checks and what the page checks are both said in Spanish.
  await press(page, "Crear una cuenta");
  await expect(page.getByText("La contraseña debe tener al menos 8 caracteres")).toBeVisible();
  await expectAccessible(page, "signing up in Spanish, with errors");
  await fillIn(page, {
    Nombre: firstName,
    Apellido: lastName,
    "Correo electrónico": email,
    Contraseña: password,
  });
  await press(page, "Crear una cuenta");
  await expect(page).toHaveURL(`${product}/es/account`);
  await expect(page.getByText(email).first()).toBeVisible();
  await expectAccessible(page, "the account in Spanish");
  // Partners' pages are in English only.
  await page.getByRole("contentinfo").getByRole("link", { name: "Para organizaciones" }).click();
  await expect(page).toHaveURL(`${product}/partners`);
  await page.goBack();
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(`${product}/account`);
  await expect(page.getByText(email).first()).toBeVisible();
});

test("a tool in Spanish is bought, and the payment comes back to it in Spanish", async ({
  page,
  origins,
}) => {
  await fromElsewhere(page);
  await passFirstSection(page, origins.product + aide);
  await main(page).getByRole("textbox", { name: "Correo electrónico" }).fill(someAddress());
  await main(page).getByRole("button", { name: "Pagar $4.99" }).click();
  await payOnPage(page);
  await expect(main(page).getByRole("heading", { name: "Conducta y seguridad en la escuela" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`^${origins.product}/es/advanced-tools`));
  await expectAccessible(page, "the questions in Spanish");
});

test("a page that needs an account sends to the one where one signs in, in Spanish", async ({
  page,
  origins,
}) => {
  await page.goto(`${origins.product}/es/manage-subscription`);
  await expect(page).toHaveURL(`${origins.product}/es/login`);
});

for (const [tool, first] of [
  ["chat", "Su pregunta"],
  ["goal-analyzer", "Pegue una meta del IEP"],
  ["rights-guide", "Su estado"],
  ["letter-generator", "Qué carta necesita"],
] as const)
  test(`the tool ${tool} begins in Spanish`, async ({ page, origins }) => {
    await page.goto(`${origins.product}/es/advanced-tools?tool=${tool}`);
    await expect(main(page).getByLabel(new RegExp(first)).first()).toBeVisible();
    await expectAccessible(page, `${tool} in Spanish`);
  });

test("the main pages in Spanish fit a phone", async ({ page, origins }) => {
  for (const path of [
    "",
    "/advanced-tools",
    "/pricing",
    "/subscribe",
    "/case",
    "/tools",
    "/resources",
    "/blog",
  ]) {
    await page.goto(`${origins.product}/es${path}`);
    await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page, `/es${path}`);
  }
});

async function passFirstSection(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await main(page).getByRole("button", { name: "Empezar el cuestionario" }).click();
  await main(page).getByRole("button", { name: "Siguiente" }).click();
}
