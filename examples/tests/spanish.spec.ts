import { tools } from "@iep-insider/sdk/catalog";
import type { Locator, Page } from "@playwright/test";
import { fillIn, main, newPerson, press } from "./fixtures/accounts.ts";
import { expectFits } from "./fixtures/axe.ts";
import { fromElsewhere } from "./fixtures/cardForm.ts";
import { someAddress } from "./fixtures/gates.ts";
import { expectSpanish } from "./fixtures/inSpanish.ts";
import { linkTo } from "./fixtures/outbox.ts";
import { payOnPage } from "./fixtures/payments.ts";
import { expect, test } from "./fixtures/test.ts";
import { tryEverything } from "./fixtures/tryEverything.ts";
import { openPage } from "./fixtures/written.ts";

// Our pages and tools in Spanish, as a parent uses them on a phone: every screen is read for English words and for what
// is cut off. `npm test -- languages` reads what pages say before they are used.

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
  await expectSound(page, "signing up in Spanish, with errors");
  await fillIn(page, {
    Nombre: firstName,
    Apellido: lastName,
    "Correo electrónico": email,
    Contraseña: password,
  });
  await press(page, "Crear una cuenta");
  await expect(page).toHaveURL(`${product}/es/account`);
  await expect(page.getByText(email).first()).toBeVisible();
  await expectSound(page, "the account in Spanish");
  // What a mail says is tested with the server.
  await linkTo("/es/verify-email", email, origins);
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
  await pay(page);
  await expect(main(page).getByRole("heading", { name: "Conducta y seguridad en la escuela" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`^${origins.product}/es/advanced-tools`));
  await expectSound(page, "the questions in Spanish");
});

test("a page that needs an account sends to the one where one signs in, in Spanish", async ({
  page,
  origins,
  consoleMessages,
}) => {
  await page.goto(`${origins.product}/es/manage-subscription`);
  await expect(page).toHaveURL(`${origins.product}/es/login`);
  await fillIn(page, { "Correo electrónico": someAddress(), Contraseña: "no such password" });
  await press(page, "Iniciar sesión");
  await expect(main(page).getByRole("alert")).toBeVisible();
  await expectSound(page, "signing in, refused");
  consoleMessages.allow(/401/);
});

for (const [tool, first] of [
  ["chat", "Su pregunta"],
  ["goal-analyzer", "Pegue una meta del IEP"],
] as const)
  test(`the tool ${tool} begins in Spanish`, async ({ page, origins }) => {
    await page.goto(`${origins.product}/es/advanced-tools?tool=${tool}`);
    await expect(main(page).getByLabel(new RegExp(first)).first()).toBeVisible();
    await expectSound(page, `${tool} in Spanish`);
  });

test("an address opens a free tool, in Spanish", async ({ page, origins }) => {
  await page.goto(`${origins.product}/es/advanced-tools?tool=rights-guide`);
  await main(page).getByLabel("Su estado").selectOption("MA");
  await main(page).getByRole("textbox", { name: "Correo electrónico" }).fill(someAddress());
  await expectSound(page, "the email gate");
  await main(page).getByRole("button", { name: "Abrir gratis ahora" }).click();
  await expect(main(page).getByRole("heading", { name: /Massachusetts/ })).toBeVisible();
  await expectSound(page, "the rights of a state");
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
    await expectFits(page, `/es${path}`);
  }
});

test.describe("elements", () => {
  test.use({ hasPaid: true });

  // A document is a file, and its tool is always in an iframe. The check-in's walk takes minutes.
  const left: readonly string[] = ["document-reader", "emotional-checkin"];
  const onDevice = tools.filter(({ id, payment }) => payment !== "ai_question" && !left.includes(id));

  for (const { tag } of onDevice)
    test(`every screen of <${tag}> is Spanish and keeps what was typed in the other language`, async ({
      page,
      origins,
      context,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.addInitScript(() => {
        window.print = () => window.dispatchEvent(new Event("afterprint"));
      });
      await openPage(page, origins, elementOf(tag, origins.product));
      const tool = page.locator(tag);
      await expect(tool.locator("h2:visible")).toBeVisible();
      let screen = 0;
      let most = 0;
      await tryEverything(tool, page, async () => {
        screen += 1;
        await expectSpanish(tool, `screen ${screen}`);
        const before = await tool.evaluate(valuesIn);
        // Screens with no more fields than one before are made alike.
        if (before.length > most) await expectKept(tool, before);
        most = Math.max(most, before.length);
      });
      await expectSpanish(tool, "the end");
      expect(screen).toBeGreaterThan(0);
      expect(most).toBeGreaterThan(0);
    });
});

const elementOf = (tag: string, product: string) =>
  `<script async src="${product}/embed/v1/es/${tag}.js"></script><${tag} lang="es"></${tag}>`;

/** Switches to English and back: what was typed and chosen is there each time. */
async function expectKept(tool: Locator, before: ReturnType<typeof valuesIn>): Promise<void> {
  for (const language of ["English", "Español"]) {
    await tool.getByRole("button", { name: language }).click();
    await expect(tool.getByRole("button", { name: language })).toBeHidden();
    await expect.poll(() => tool.evaluate(valuesIn)).toEqual(before);
  }
  // What was used before the switch is not to be used again.
  await tool.evaluate((element) => {
    for (const field of element.shadowRoot?.querySelectorAll<HTMLElement>("input, textarea, select") ?? [])
      field.dataset["used"] = "";
  });
}

/** Runs in the page: what the fields hold. */
function valuesIn(element: HTMLElement | SVGElement): readonly (string | boolean)[] {
  const fields = element.shadowRoot?.querySelectorAll<HTMLInputElement>("input, textarea, select") ?? [];
  return [...fields].map(heldBy);

  function heldBy({ type, checked, value }: HTMLInputElement): string | boolean {
    return ["checkbox", "radio"].includes(type) ? checked : value;
  }
}

/** No English word, and nothing cut off or wider than the window. axe sees the same screens in English. */
async function expectSound(page: Page, screen: string): Promise<void> {
  await expectSpanish(page.locator("body"), screen);
  await expectFits(page, screen);
}

/** Pays at the gate of a tool. */
async function pay(page: Page): Promise<void> {
  await main(page).getByRole("textbox", { name: "Correo electrónico" }).fill(someAddress());
  await expectSound(page, "the payment gate");
  await main(page).getByRole("button", { name: "Pagar $4.99" }).click();
  await payOnPage(page);
}

async function passFirstSection(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await main(page).getByRole("button", { name: "Empezar el cuestionario" }).click();
  await main(page).getByRole("button", { name: "Siguiente" }).click();
}
