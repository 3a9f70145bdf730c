import { productName } from "@iep-insider/sdk/catalog";
import { escapeHtml } from "./escapeHtml.ts";
import type { Block, Mail } from "./Mail.ts";

/** A mail as it travels: no pictures, no tracking, the same words as text and as HTML. */
export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** @param publicOrigin names in the last line where the mail comes from. */
export function compose(mail: Mail, publicOrigin: string): ComposedMail {
  const blocks = [...mail.body, ...signature(mail, publicOrigin)];
  return {
    subject: mail.subject,
    text: `${blocks.map(asText).join("\n\n")}\n`,
    html: asDocument(mail.subject, blocks.map(asHtml).join("\n")),
    headers: mail.purpose === "news" ? unsubscribeHeaders(mail.unsubscribeUrl) : {},
  };
}

function signature(mail: Mail, publicOrigin: string): readonly Block[] {
  const from = `This email comes from ${productName}, ${publicOrigin}`;
  if (mail.purpose !== "news") return [from];
  const { name, address } = mail.operator;
  return [
    `${from}. You get it because you asked for our newsletter and confirmed this address.`,
    { lines: `${name}\n${address}` },
    { label: "Stop these emails", href: mail.unsubscribeUrl },
  ];
}

function unsubscribeHeaders(url: string) {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

function asText(block: Block): string {
  if (typeof block === "string") return block;
  if ("lines" in block) return linesOf(block.lines).join("\n");
  if ("quote" in block)
    return linesOf(block.quote)
      .map((line) => `> ${line}`.trimEnd())
      .join("\n");
  return `${block.label}:\n${block.href}`;
}

function asHtml(block: Block): string {
  if (typeof block === "string") return `<p>${escapeHtml(block)}</p>`;
  if ("lines" in block) return `<p>${linesOf(block.lines).map(escapeHtml).join("<br>")}</p>`;
  if ("quote" in block)
    return `<blockquote>${linesOf(block.quote).map(escapeHtml).join("<br>")}</blockquote>`;
  const href = escapeHtml(block.href);
  // The address itself, too: some programs show links without it, and some readers copy it.
  return `<p><a href="${href}">${escapeHtml(block.label)}</a><br>${href}</p>`;
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/);
}

function asDocument(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="max-width: 36em; font-family: Georgia, serif; font-size: 17px; line-height: 1.5">
${body}
</body>
</html>
`;
}
