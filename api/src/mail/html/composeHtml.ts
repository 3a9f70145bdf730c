import { productName } from "@iep-insider/sdk/catalog";
import { ownLanguage } from "../../language/ownLanguage.ts";
import { escapeHtml } from "../escapeHtml.ts";
import type { Block } from "../Mail.ts";
import { greeting } from "../templates/greeting.ts";
import { blockHtml, buttonHtml, paragraph } from "./blocks.ts";
import { darkSheet, look, sans, serif } from "./look.ts";

export interface MailPage {
  readonly subject: string;
  /** Above a title and a body that are not in the mail's language. */
  readonly inEnglish: string | null;
  readonly title: string;
  readonly body: readonly Block[];
  /** Below the card, set small. */
  readonly signature: readonly Block[];
}

/** The HTML part: one column on paper, in tables, since mail programs lay out little else alike. */
export function composeHtml({ subject, inEnglish, title, body, signature }: MailPage): string {
  const button = body.find((block) => typeof block === "object" && "href" in block);
  const heading = `<h1 ${look(["ink"], `margin:0 0 20px;${serif};font-size:26px;line-height:1.25;font-weight:bold`)}>${escapeHtml(title)}</h1>`;
  const blocks = body.map((block) => (block === button ? buttonHtml(button) : blockHtml(block)));
  const letter = [heading, ...blocks].join("\n");
  return asDocument(
    subject,
    `${preheader(inEnglish === null ? body : [inEnglish])}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${look(["paper"])}>
<tr><td align="center" style="padding:24px 12px 40px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td ${look(["accent"], `padding:0 4px 16px;${serif};font-size:18px;font-weight:bold`)}>${productName}</td></tr>
<tr><td ${look(["sheet", "line"], "padding:28px 24px 12px;border-width:1px;border-style:solid;border-radius:10px")}>
${inEnglish === null ? letter : `${paragraph(inEnglish, "body")}\n<div lang="en">${letter}</div>`}
</td></tr>
<tr><td style="padding:20px 4px 0">
${signature.map((block) => (typeof block === "string" ? paragraph(block, "small") : blockHtml(block, "small"))).join("\n")}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>`,
  );
}

/** The preview text in a list of mails: the first sentence with content. */
function preheader(body: readonly Block[]): string {
  const first = body.find((block) => typeof block === "string" && block !== greeting);
  return typeof first === "string"
    ? `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(first)}</div>`
    : "";
}

function asDocument(title: string, content: string): string {
  return `<!doctype html>
<html lang="${ownLanguage}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${darkSheet}</style>
</head>
<body ${look(["paper"], `margin:0;padding:0;${sans};-webkit-text-size-adjust:100%`)}>
${content}
</body>
</html>
`;
}
