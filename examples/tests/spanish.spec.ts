import { tools } from "@iep-insider/sdk/catalog";
import type { Locator, Page } from "@playwright/test";
import { fillIn, main, newPerson, press } from "./fixtures/accounts.ts";
import { expectAccessible, violations } from "./fixtures/axe.ts";
import { fromElsewhere } from "./fixtures/cardForm.ts";
import { someAddress } from "./fixtures/gates.ts";
import { expectSpanish } from "./fixtures/inSpanish.ts";
import { linkTo } from "./fixtures/outbox.ts";
import { payOnPage } from "./fixtures/payments.ts";
import { expect, test } from "./fixtures/test.ts";
import { type Says, tryEverything } from "./fixtures/tryEverything.ts";
import { openPage } from "./fixtures/written.ts";

// Our pages and tools in Spanish, as a parent uses them on a phone: every screen is read for English words and for what
// is cut off. `npm test -- languages` reads what pages say before they are used.

test.use({ hasPaid: false, viewport: { width: 320, height: 800 } });

const aide = "/es/advanced-tools?tool=aide-screener";

test("from an English page to the same one in Spanish, an account, and back", { tag: "@full" }, async ({
  page,
  origins,
}) => {
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

test("a tool in Spanish is bought, and the payment comes back to it in Spanish", { tag: "@full" }, async ({
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

test("a question in Spanish is answered without the gate", { tag: "@full" }, async ({ page, origins }) => {
  await page.goto(`${origins.product}/es/advanced-tools?tool=chat`);
  const field = main(page)
    .getByLabel(/Su pregunta/)
    .first();
  await expect(field).toBeVisible();
  await expectSound(page, "chat in Spanish");
  const question = "¿Cómo pido una evaluación para mi hija?";
  await field.fill(question);
  await field.press("Enter");
  await expect(main(page).getByRole("heading", { name: "Haga esto después" })).toBeVisible();
  await expectSound(page, "the answer of the chat in Spanish", question);
});

test("a goal in Spanish is answered without the gate; one in English meets it, and is answered in Spanish", async ({
  page,
  origins,
}) => {
  await fromElsewhere(page);
  await page.goto(`${origins.product}/es/advanced-tools?tool=goal-analyzer`);
  const tool = main(page);
  const ask = async (goal: string) => {
    await tool.getByLabel(/^Pegue una meta del IEP/).fill(goal);
    await press(page, "Analizar la meta");
  };
  const score = tool.getByRole("heading", { name: /^\d+ de 100: / });
  const inSpanish = "La niña va a mejorar su lectura con la ayuda de la maestra.";
  await ask(inSpanish);
  await expect(score).toBeVisible();
  await expectSound(page, "the answer to a goal in Spanish", inSpanish);
  await press(page, "Cambiar");
  const goal = "She will improve her reading.";
  await ask(goal);
  await press(page, "Sí, calificar esta meta");
  await pay(page, goal);
  await press(page, "Analizar la meta");
  await press(page, "Sí, calificar esta meta");
  await expect(score).toBeVisible();
  await expect(tool.getByText("Se usó uno de sus usos pagados.")).toBeVisible();
  await expectSound(page, "the paid answer to a goal in English", goal);
});

test("an address opens a free tool, in Spanish", { tag: "@full" }, async ({ page, origins }) => {
  await page.goto(`${origins.product}/es/advanced-tools?tool=rights-guide`);
  await main(page).getByLabel("Su estado").selectOption("MA");
  await main(page).getByRole("textbox", { name: "Correo electrónico" }).fill(someAddress());
  await expectSound(page, "the email gate");
  await main(page).getByRole("button", { name: "Abrir gratis ahora" }).click();
  await expect(main(page).getByRole("heading", { name: /Massachusetts/ })).toBeVisible();
  await expectSound(page, "the rights of a state");
});

test("the main pages in Spanish fit a phone", { tag: "@full" }, async ({ page, origins }) => {
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

test.describe("elements", () => {
  test.use({ hasPaid: true });

  for (const { id, tag, payment } of tools)
    test(`every screen of <${tag}> is Spanish and keeps what was typed in the other language`, {
      tag: id === "aide-screener" ? [] : "@full",
    }, async ({ page, origins, context, withUse }) => {
      if (payment === "ai_question") await withUse(id);
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.addInitScript(() => {
        window.print = () => window.dispatchEvent(new Event("afterprint"));
      });
      // A document is a file, and its tool is always in an iframe.
      if (id === "document-reader") await page.goto(`${origins.product}/frame/${id}?lang=es`);
      else await openPage(page, origins, elementOf(tag, origins.product));
      const tool = page.locator(tag);
      await expect(tool.locator("h2:visible").first()).toBeVisible();
      if (id === "document-reader") await readSample(page, tool);
      let screen = 0;
      let most = 0;
      await tryEverything(
        tool,
        page,
        async () => {
          screen += 1;
          await expectSpanish(tool, `screen ${screen}`);
          const before = await tool.evaluate(valuesIn);
          // Screens with no more fields than one before are made alike.
          if (before.length > most) await expectKept(tool, before);
          most = Math.max(most, before.length);
        },
        questions[id],
      );
      await expectSpanish(tool, "the end");
      expect(screen).toBeGreaterThan(0);
      expect(most).toBeGreaterThan(0);
      // What every answer of the server ends with.
      if (payment === "ai_question") await expect(tool.getByText(/asesoría legal/).first()).toBeVisible();
      expect(await violations(page, tag)).toEqual([]);
    });
});

/** What is asked of a tool that our server answers. */
const questions: Readonly<Record<string, Says>> = {
  chat: { "Su pregunta": "¿Puede la escuela negarse si pido una evaluación para mi hija?" },
  "goal-analyzer": {
    "Pegue una meta":
      "Para junio de 2027, dado un pasaje, Zqx leerá 90 palabras por minuto en 4 de 5 intentos, según los sondeos semanales de la maestra. Actualmente lee 60 palabras por minuto.",
  },
  "denial-decoder": {
    "La razón": "Dijeron que sus notas son buenas y que no necesita una evaluación.",
    "Lo que pasó": "Pedí una evaluación por escrito y la escuela dijo que no.",
  },
  "jargon-translator": { "Un término": "FAPE" },
  "dispute-guide": { "Lo que pasó": "La escuela dijo por teléfono que no va a evaluar a mi hija este año." },
};

/** Chooses a sample IEP, and waits until it is read. Samples take seconds to load, which only this needs. */
async function readSample(page: Page, tool: Locator): Promise<void> {
  const { renderSample, samples } = await import("@iep-insider/sdk/samples");
  const sample = samples.find(({ id }) => id === "iep-01");
  if (!sample) throw new Error("The sample is gone.");
  const buffer = Buffer.from((await renderSample(sample)).bytes);
  await page
    .getByLabel("Elegir un archivo")
    .first()
    .setInputFiles({ name: "iep.pdf", mimeType: "application/pdf", buffer });
  await expect(tool.getByRole("button", { name: "Mostrar lo que dice" })).toBeVisible();
}

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

/** No English word, nothing cut off or wider than the window, and nothing that axe finds. */
async function expectSound(page: Page, screen: string, typed = ""): Promise<void> {
  await expectSpanish(page.locator("body"), screen, typed);
  await expectAccessible(page, screen);
}

/** Pays at the gate of a tool. */
async function pay(page: Page, typed = ""): Promise<void> {
  await main(page).getByRole("textbox", { name: "Correo electrónico" }).fill(someAddress());
  await expectSound(page, "the payment gate", typed);
  await main(page).getByRole("button", { name: "Pagar $4.99" }).click();
  await payOnPage(page);
}

async function passFirstSection(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await main(page).getByRole("button", { name: "Empezar el cuestionario" }).click();
  await main(page).getByRole("button", { name: "Siguiente" }).click();
}
