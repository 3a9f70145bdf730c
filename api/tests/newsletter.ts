import { newsletter } from "@iep-insider/sdk/contract";
import type { Message } from "../src/mail/transport.ts";
import type { TestApp } from "./createTestApp.ts";
import { mailTo } from "./mails.ts";

/** Where the links of mails lead in these tests. */
export const newsletterOrigin = "https://iep.example";

/** What a reader does with the newsletter of an app, whose `publicOrigin` is `newsletterOrigin`. */
export function newsletterOf(app: () => TestApp) {
  const send = (path: string, json: object) => app().request(path, { json });
  const ask = (email: string) => send(newsletter.subscribeNewsletter.path, { email });
  const confirm = (token: string) => send(newsletter.confirmNewsletter.path, { token });
  return {
    ask,
    confirm,
    leave: (token: string) => send(newsletter.unsubscribeNewsletter.path, { token }),
    /** Asks, and follows the link of the mail. */
    async subscribe(email: string): Promise<void> {
      await ask(email);
      const response = await confirm(confirmationIn(await mailTo(app(), email, "confirm-newsletter")));
      if (!response.ok) throw new Error(`Not confirmed: ${await response.text()}`);
    },
    rows: () => app().database.newsletterSubscribers.findAll({ order: ["id"] }),
    /** The only one there is. */
    row: () => app().database.newsletterSubscribers.findOne({ rejectOnEmpty: true }),
  };
}

/** The token of the link that confirms. @throws when the mail has none. */
export const confirmationIn = (mail: Message): string => tokenIn(mail, "confirm");

/** The token of the link that ends it. @throws when the mail has none. */
export const unsubscriptionIn = (mail: Message): string => tokenIn(mail, "unsubscribe");

function tokenIn({ text }: Message, what: string): string {
  const [, token] = new RegExp(`${newsletterOrigin}/newsletter\\?${what}=([\\w-]{43})\n`).exec(text) ?? [];
  if (!token) throw new Error(`This mail has no link to ${what}.`);
  return token;
}
