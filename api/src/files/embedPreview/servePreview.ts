import { createHash } from "node:crypto";
import { toolById } from "@iep-insider/sdk/catalog";
import { frameTokenMeta } from "@iep-insider/sdk/contract";
import {
  type EmbedChoice,
  escapeHtml,
  type PreviewKind,
  previewKindName,
  previewKinds,
  readChoice,
  snippets,
} from "@iep-insider/sdk/embed";
import type { RequestHandler } from "express";
import { contentSecurityPolicy } from "../../http/contentSecurityPolicy.ts";
import { mintFrameToken } from "../../partners/frameToken.ts";
import type { Services } from "../../services.ts";
import { refuseToChange } from "../plainText.ts";
import { listReleases } from "../releases/listReleases.ts";

/**
 * The page that the embed builder shows in a frame: its body is the snippet of the choice in its address, written by
 * the function that writes what the builder has copied. What the elements of such a page do is not counted
 * (`widgets/src/element/count.ts`).
 */
export function servePreview(services: Pick<Services, "environment" | "clock">): RequestHandler {
  const { environment } = services;
  return async (request, response) => {
    request.routePattern = request.baseUrl;
    if (refuseToChange(request.method, response)) return;
    const given = new URL(request.originalUrl, environment.publicOrigin).searchParams;
    const choice = readChoice(given);
    const body = choice && (await bodyOf(choice, kindOf(given)));
    // With an invalid key, the preview is rejected like the owner's own page.
    const token = choice?.siteKey ? mintFrameToken(services, choice.siteKey) : null;
    const page = previewPage(body ?? `<p>${escapeHtml(embedPreviewWords.noTool)}</p>`, token);
    response
      .status(choice ? 200 : 404)
      .set("Content-Security-Policy", previewPolicy(page, environment.publicOrigin))
      .set("Cache-Control", "no-store")
      .type("html")
      .send(page);
  };

  async function bodyOf(choice: EmbedChoice, kind: PreviewKind): Promise<string> {
    const server = environment.publicOrigin;
    if (kind !== "selfContained") return snippets(choice, { server, version: "", integrity: "" })[kind].code;
    const { current, versions } = await listReleases(environment);
    const files = versions.find(({ version }) => version === current)?.files;
    const file = files?.[`${toolById(choice.tool).tag}.standalone.js`];
    if (!file || current === null) return `<p>${escapeHtml(embedPreviewWords.noRelease)}</p>`;
    return snippets(choice, { server, version: current, integrity: file.integrity }).selfContained.code;
  }
}

function kindOf(given: URLSearchParams): PreviewKind {
  return previewKinds.find((kind) => kind === given.get(previewKindName)) ?? "script";
}

/** Like an ordinary page: with a margin and a non-default font. */
const pageStyle = "html { background: #fff } body { margin: 16px; font: 17px/1.5 system-ui, sans-serif }";

/**
 * @param body the very text of a snippet, which the page runs as any page would.
 * @param token proves that the page was made for the site key that the snippet names; null without one.
 */
function previewPage(body: string, token: string | null): string {
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
function previewPolicy(page: string, publicOrigin: string): string {
  const ours = ["'self'", publicOrigin];
  const sheets = [...page.matchAll(/<style>([\s\S]*?)<\/style>/g)];
  const attributes = [...page.matchAll(/ style="([^"]*)"/g)];
  const styles = [...sheets, ...attributes].map(([, text = ""]) => hashOf(text));
  return contentSecurityPolicy({
    "default-src": ["'none'"],
    "script-src": ours,
    "style-src": [...ours, "'unsafe-hashes'", ...styles],
    "img-src": [...ours, "data:"],
    "connect-src": ours,
    "frame-src": ours,
    "frame-ancestors": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
  });
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** What the page of a preview says where there is nothing to show. */
const embedPreviewWords = {
  title: "Preview",
  noTool: "Unknown tool. Please choose one in the embed builder.",
  noRelease: "The self-contained files of this version are not published yet. The other embed options work.",
} as const;
