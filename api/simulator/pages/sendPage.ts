import type { Response } from "express";
import { type Html, html } from "./html.ts";

export interface Page {
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  /** Names of scripts in `browser/`. */
  readonly scripts?: readonly string[];
  /** The origin that a form on the page may redirect to, besides the simulator. */
  readonly leadsTo?: string | null;
  /** The one origin that may frame it; none if omitted. */
  readonly framedBy?: string;
  readonly isFrame?: boolean;
}

export const noSuchPage: Page = {
  title: "Not found",
  status: 404,
  body: html`<h1>There is no such page</h1><p>The link may be old, or cut short. You were not charged.</p>`,
};

/** Sends a page without third-party resources or inline code, and not cached. */
export function sendPage(response: Response, page: Page): void {
  response
    .status(page.status ?? 200)
    .set({
      "Content-Security-Policy": policyFor(page),
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
    })
    .type("html")
    .send(documentOf(page).text);
}

function policyFor({ leadsTo, framedBy }: Page): string {
  // A form's response may redirect to another origin, which `form-action` must allow.
  const onward = leadsTo ? ` ${new URL(leadsTo).origin}` : "";
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src data:",
    "base-uri 'none'",
    `form-action 'self'${onward}`,
    `frame-ancestors ${framedBy ?? "'none'"}`,
  ].join("; ");
}

function documentOf({ title, body, scripts = [], isFrame = false }: Page): Html {
  return html`<!doctype html>
<html lang="en"${isFrame && html` class="frame"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} (test)</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/pages/simulator.css">
${scripts.map((name) => html`<script type="module" src="/pages/${name}.js"></script>`)}
</head>
<body>
${isFrame ? framed(body) : unframed(body)}
</body>
</html>
`;
}

const notice = html`<strong>This is a test page. No money moves.</strong> Never enter a real card here.`;

function unframed(body: Html): Html {
  return html`<header class="notice">${notice}</header>
<main>
${body}
</main>`;
}

/** The embedding page already has the landmarks. */
function framed(body: Html): Html {
  return html`<p class="notice">${notice}</p>
${body}`;
}
