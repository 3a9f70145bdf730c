import { createHash } from "node:crypto";
import { frameTokenMeta } from "@iep-insider/sdk/contract";
import { escapeHtml } from "@iep-insider/sdk/embed";
import { embedPreviewWords } from "./words.ts";

/** As an ordinary page looks: room around, and a font that is no browser's default. */
const pageStyle = "html { background: #fff } body { margin: 16px; font: 17px/1.5 system-ui, sans-serif }";

/**
 * @param body the very text of a snippet, which the page runs as any page would.
 * @param token proves that the page was made for the site key that the snippet names; null without one.
 */
export function previewPage(body: string, token: string | null): string {
  const meta = token === null ? "" : `<meta name="${frameTokenMeta}" content="${escapeHtml(token)}">\n`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${meta}<title>${escapeHtml(embedPreviewWords.title)}</title>
<link rel="icon" href="/favicon.svg">
<style>${pageStyle}</style>
<script src="/embed/v1/preview.js"></script>
</head>
<body>${body}</body>
</html>
`;
}

/**
 * The content security policy for exactly this page: our own files, and its inline styles by their hashes. Only our
 * pages may frame it.
 * @param publicOrigin our origin as snippets name it; the request may have used another host name.
 */
export function previewPolicy(page: string, publicOrigin: string): string {
  const ours = `'self' ${publicOrigin}`;
  const sheets = [...page.matchAll(/<style>([\s\S]*?)<\/style>/g)];
  const attributes = [...page.matchAll(/ style="([^"]*)"/g)];
  return [
    "default-src 'none'",
    `script-src ${ours}`,
    `style-src ${ours} 'unsafe-hashes' ${[...sheets, ...attributes].map(([, text = ""]) => hashOf(text)).join(" ")}`,
    `img-src ${ours} data:`,
    `connect-src ${ours}`,
    `frame-src ${ours}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
