import { escapeHtml } from "../escapeHtml.ts";
import { linesOf } from "../linesOf.ts";
import type { Block, Facts, Link } from "../Mail.ts";
import { look, sans, type Tone } from "./look.ts";

/** Small print is for below the card and for what few readers need. */
type Size = "body" | "small";

const sizes = {
  body: { tone: "ink", font: `${sans};font-size:17px;line-height:1.55` },
  small: { tone: "quiet", font: `${sans};font-size:14px;line-height:1.5` },
} as const satisfies Record<Size, { tone: Tone; font: string }>;

/** One block as HTML, with its content escaped. */
export function blockHtml(block: Block, size: Size = "body"): string {
  if (typeof block === "string") return paragraph(block, size);
  if ("small" in block) return paragraph(block.small, "small");
  if ("facts" in block) return factsHtml(block);
  if ("lines" in block) return paragraph(block.lines, size);
  if ("quote" in block)
    return `<blockquote ${look([sizes[size].tone, "mark"], `margin:0 0 16px;padding:0 0 0 16px;border-width:0 0 0 3px;border-style:solid;${sizes[size].font};overflow-wrap:anywhere`)}>${escapedLines(block.quote)}</blockquote>`;
  const href = escapeHtml(block.href);
  return `<p ${look([sizes[size].tone], `margin:0 0 16px;${sizes[size].font}`)}><a href="${href}" ${look(["accent"])}>${escapeHtml(block.label)}</a><br>${addressOf(href)}</p>`;
}

export function paragraph(text: string, size: Size): string {
  const { tone, font } = sizes[size];
  return `<p ${look([tone], `margin:0 0 16px;${font};overflow-wrap:anywhere`)}>${escapedLines(text)}</p>`;
}

/** The mail's main button. */
export function buttonHtml({ label, href: address }: Link): string {
  const href = escapeHtml(address);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 8px">
<tr><td align="center" ${look(["fill"], "border-radius:10px")}><a href="${href}" ${look(["on-fill"], `display:inline-block;padding:14px 28px;${sans};font-size:17px;line-height:1.3;font-weight:bold;text-decoration:none`)}>${escapeHtml(label)}</a></td></tr>
</table>
<p style="margin:0 0 20px">${addressOf(href)}</p>`;
}

/** The URL as text too: some mail programs hide link targets, and some readers copy it. */
function addressOf(escapedHref: string): string {
  return `<span ${look(["quiet"], `${sizes.small.font};word-break:break-all`)}>${escapedHref}</span>`;
}

function factsHtml({ facts }: Facts): string {
  const cell = "padding:10px 0;border-width:1px 0 0;border-style:solid;vertical-align:top;text-align:left";
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th scope="row" width="34%" ${look(["quiet", "line"], `${cell};padding-right:12px;font-weight:normal;${sans};font-size:15px;line-height:24px`)}>${escapeHtml(name)}</th>` +
      `<td ${look(["ink", "line"], `${cell};${sans};font-size:16px;line-height:24px;overflow-wrap:anywhere`)}>${escapedLines(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" ${look(["line"], "margin:4px 0 20px;border-collapse:collapse;border-width:0 0 1px;border-style:solid")}>
${rows.join("\n")}
</table>`;
}

function escapedLines(text: string): string {
  return linesOf(text).map(escapeHtml).join("<br>");
}
