import { toolById } from "@iep-insider/sdk/catalog";
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
import { mintFrameToken } from "../../partners/frameToken.ts";
import type { Services } from "../../services.ts";
import { refuseToChange } from "../plainText.ts";
import { listReleases } from "../releases/listReleases.ts";
import { previewPage, previewPolicy } from "./previewPage.ts";
import { embedPreviewWords } from "./words.ts";

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
    // Of a key that is worth nothing, the page learns as the owner's own would: by being refused.
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
