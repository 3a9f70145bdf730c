import { productName } from "@iep-insider/sdk/catalog";
import { composeHtml } from "./html/composeHtml.ts";
import { linesOf } from "./linesOf.ts";
import type { Block, Mail } from "./Mail.ts";

/** A rendered mail: no images, no tracking, the same content as text and as HTML. */
export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** @param publicOrigin our origin, named in the last line. */
export function compose(mail: Mail, publicOrigin: string): ComposedMail {
  const { subject, title, body } = mail;
  const signature = signatureOf(mail, publicOrigin);
  const inEnglish = mail.purpose === "news" ? mail.inEnglish : null;
  return {
    subject,
    text: `${[productName, ...(inEnglish === null ? [] : [inEnglish]), title, ...body, ...signature].map(asText).join("\n\n")}\n`,
    html: composeHtml({ subject, inEnglish, title, body, signature }),
    headers: "unsubscribeUrl" in mail ? unsubscribeHeaders(mail.unsubscribeUrl) : {},
  };
}

function signatureOf(mail: Mail, publicOrigin: string): readonly Block[] {
  const from = `This email is from ${productName}, ${publicOrigin}`;
  if (mail.purpose === "reminder")
    return [
      `${from}. You are getting it because you turned on reminders in your account.`,
      { label: "Stop these reminders", href: mail.unsubscribeUrl },
    ];
  if (mail.purpose !== "news") return [from];
  const { name, address } = mail.operator;
  return [
    `${from}. You are getting it because you asked for our newsletter and confirmed this address.`,
    { lines: `${name}\n${address}` },
    { label: "Stop these emails", href: mail.unsubscribeUrl },
  ];
}

function unsubscribeHeaders(url: string) {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

function asText(block: Block): string {
  if (typeof block === "string") return block;
  if ("small" in block) return block.small;
  if ("facts" in block)
    return block.facts.map(([name, value]) => `${name}: ${linesOf(value).join(" ")}`).join("\n");
  if ("lines" in block) return linesOf(block.lines).join("\n");
  if ("quote" in block)
    return linesOf(block.quote)
      .map((line) => `> ${line}`.trimEnd())
      .join("\n");
  return `${block.label}:\n${block.href}`;
}
