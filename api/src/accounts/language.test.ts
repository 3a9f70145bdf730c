import { accounts, newsletter } from "@iep-insider/sdk/contract";
import { expect, test } from "vitest";
import { callAs } from "../../tests/callAs.ts";
import { expectWrongFields } from "../../tests/errorBody.ts";
import { mailTo } from "../../tests/mails.ts";
import { registration } from "../../tests/samples.ts";
import { bearer } from "../../tests/signedIn.ts";
import { useEmptyApp } from "../../tests/useTestApp.ts";

const app = useEmptyApp("2026-11-21T10:00:00.000Z");
const { email } = registration();
const spanishPage = { "Accept-Language": "es" };

test("mails to an account are in the language of the page where it was made, until another is chosen", async () => {
  const headers = await bearer(
    await app.request(accounts.register.path, { json: registration(), headers: spanishPage }),
  );
  const mail = await mailTo(app, email, "verify-email");
  expect(mail.subject).toBe("Por favor, confirme su correo electrónico para IEP Insider");
  expect(mail.text).toContain("Hola:");
  expect(mail.text).toContain("/es/verify-email?token=");
  expect(mail.html).toContain('<html lang="es"');
  expect(mail.html).toContain("Hola:");
  expect(await callAs(app, accounts.getUser, headers)).toMatchObject({ language: "es" });

  expect(await callAs(app, accounts.setLanguage, headers, { language: "en" })).toMatchObject({
    language: "en",
  });
  // Whatever the page's language: a mail is about the account.
  await app.request(accounts.forgotPassword.path, { json: { email }, headers: spanishPage });
  const english = await mailTo(app, email, "reset-password");
  expect(english.html).toContain('<html lang="en"');
  expect(english.text).toContain("Hello,");
  await expectWrongFields(
    await app.request(accounts.setLanguage.path, { json: { language: "fr" }, headers }),
    "language",
  );
});

test("a mail to an address without an account is in the language of the page that asked for it", async () => {
  await app.request(newsletter.subscribeNewsletter.path, {
    json: { email: "ana@example.org" },
    headers: spanishPage,
  });
  expect((await mailTo(app, "ana@example.org", "confirm-newsletter")).html).toContain('<html lang="es"');
});
