import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  advertisingTagMeta,
  type Founder,
  founderMeta,
  founderPath,
  originPlaceholder,
  serviceWorkerMeta,
} from "@iep-insider/sdk/contract";
import type { Environment } from "../environment.ts";
import { escapeHtml } from "../mail/escapeHtml.ts";
import { type FinishedPage, finishPage } from "./sendPage.ts";
import { whileUnchanged } from "./whileUnchanged.ts";

type FillingSettings = Pick<Environment, "publicOrigin" | "founder" | "serviceWorker">;

/** Whether the server must write our origin into this built file. */
export function isToBeFilled(file: string): boolean {
  return file.endsWith(".html") || file === "sitemap.xml" || file === "robots.txt";
}

/**
 * Built pages with values that the build does not know: the site's origin, whether to register the service worker, and
 * the advertising tag on pages that may use it. Each is filled in and compressed once, and cached until its file changes.
 * @param folder the dashboard's build output.
 * @returns from a file of that folder, and the tag for this request or null, to the finished page. Throws what reading
 * throws.
 */
export function createFilledPages(folder: string, environment: FillingSettings) {
  const kept = whileUnchanged<FinishedPage>();
  return (file: string, advertisingTag: string | null): Promise<FinishedPage> =>
    kept(
      join(folder, file),
      async (path) => finishPage(fill(await readFile(path, "utf8"), file, environment, advertisingTag)),
      advertisingTag === null ? file : `${file} ${advertisingTag}`,
    );
}

function fill(
  text: string,
  file: string,
  { publicOrigin, founder, serviceWorker }: FillingSettings,
  advertisingTag: string | null,
): string {
  const linked = founder === null ? text.replace(founderEntry, "").replaceAll(founderLink, "") : text;
  const filled = linked.replaceAll(originPlaceholder, () => publicOrigin);
  const marks = [
    ...(advertisingTag === null ? [] : [mark(advertisingTagMeta, advertisingTag)]),
    // Operators work on live data only.
    ...(serviceWorker && !file.startsWith("admin/") ? [mark(serviceWorkerMeta, "")] : []),
    ...(founder === null ? [] : [mark(founderMeta, file === founderPage ? told(founder) : "")]),
  ];
  return marks.length === 0 ? filled : filled.replace("</head>", () => `${marks.join("")}</head>`);
}

/** The built page about the person behind the site. */
export const founderPage = `${founderPath.slice(1)}/index.html`;

const founderEntry = new RegExp(` *<url><loc>[^<]*${founderPath}</loc></url>\\n?`);

/** In the footer of every page (dashboard/src/layout/Layout.tsx). */
const founderLink = new RegExp(`<a href="${founderPath}"[^>]*>[^<]*</a>`, "g");

function told({ name, paragraphs, photo }: Founder): string {
  return JSON.stringify({ name, paragraphs, photo } satisfies Founder);
}

function mark(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}
