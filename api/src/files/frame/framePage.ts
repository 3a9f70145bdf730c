import { type CatalogTool, openToolPath, productName, toolDescriptions } from "@iep-insider/sdk/catalog";
import { frameTokenMeta } from "@iep-insider/sdk/contract";
import { attributesOf, type EmbedChoice, escapeHtml, inHtml } from "@iep-insider/sdk/embed";
import type { InlineFile } from "./inlineFiles.ts";

/** Settings of every iframe page. */
export interface FrameSurroundings {
  /** The page's style sheet; null where it has to be requested. */
  readonly sheet: InlineFile | null;
  /** Spanish where the URL asks for it and the tool is complete in it (ADR 92). */
  readonly lang: "en" | "es";
  /** From the URL; "auto" by default. */
  readonly theme: EmbedChoice["theme"];
  /** Whether it is opened as a top-level page: it then shows our name. */
  readonly isAlone: boolean;
}

/**
 * The page with one tool, for an iframe on a partner's page.
 * @param choice from the URL; options that apply only to elements (`render`, `mode`) are ignored.
 * @param token proves that the page was made for the key that it names; null without a key.
 * @param script the tool's; null where it has to be requested.
 */
export function toolPage(
  tool: CatalogTool,
  choice: EmbedChoice,
  token: string | null,
  script: InlineFile | null,
  surroundings: FrameSurroundings,
): string {
  const shown: EmbedChoice = { ...choice, render: "inline", mode: "inline", buttonLabel: null };
  return page(surroundings, {
    title: tool.title,
    head: [
      token === null ? "" : `<meta name="${frameTokenMeta}" content="${escapeHtml(token)}">`,
      // By its address the tool's script knows the folder of its files (widgets/build/oneFile.ts).
      '<script type="module" src="/embed/v1/frame.js"></script>',
      // An async script would wait until the style sheet is there.
      script
        ? ""
        : `<script async fetchpriority="high" src="/embed/v1/${scriptOf(tool, surroundings.lang)}"></script>`,
    ],
    body: `<${tool.tag}${inHtml(attributesOf(shown))}></${tool.tag}>
<noscript>${linkCard(tool, frameWords.withoutScripts)}</noscript>`,
    // Once the element is there, since it is shown before anything else is fetched.
    end: script ? `<script>${script.text}</script>` : "",
  });
}

/** The name of a tool's script in a language. */
export function scriptOf({ tag }: CatalogTool, lang: FrameSurroundings["lang"]): string {
  return lang === "es" ? `es/${tag}.js` : `${tag}.js`;
}

/** The page shown when the site's key is refused: a link to the tool for the parent, and what to do for the owner. */
export function refusedPage(tool: CatalogTool, forOwner: string, surroundings: FrameSurroundings): string {
  return page(surroundings, {
    title: tool.title,
    head: [],
    body: linkCard(tool, frameWords.onOurSite) + ownerNote(forOwner),
  });
}

export function noToolPage(surroundings: FrameSurroundings): string {
  const { title, text, link, forSiteOwner } = frameWords.noTool;
  return page(surroundings, {
    title,
    head: [],
    body: card({ title, text, link, path: "/advanced-tools" }) + ownerNote(forSiteOwner),
  });
}

function linkCard(tool: CatalogTool, sentence: string): string {
  return card({
    title: tool.title,
    text: `${toolDescriptions[tool.id]} ${sentence}`,
    link: frameWords.open(tool.title),
    path: openToolPath(tool.id),
  });
}

function card(shown: { title: string; text: string; link: string; path: string }): string {
  const { title, text, link, path } = shown;
  return `<div class="card"><h2>${escapeHtml(title)}</h2><p>${escapeHtml(text)}</p><p><a href="${escapeHtml(path)}" rel="noopener">${escapeHtml(link)}</a></p></div>`;
}

function ownerNote(text: string): string {
  return `<details><summary>${escapeHtml(frameWords.forSiteOwner)}</summary><p>${escapeHtml(text)}</p></details>`;
}

function page(
  { isAlone, theme, sheet, lang }: FrameSurroundings,
  { title, head, body, end = "" }: { title: string; head: readonly string[]; body: string; end?: string },
): string {
  return `<!doctype html>
<html lang="${lang}" data-theme="${theme}"${isAlone ? ' class="alone"' : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} | ${productName}`)}</title>
<link rel="icon" href="/favicon.svg">
<base target="_blank">
${sheet ? `<style>${sheet.text}</style>` : '<link rel="stylesheet" href="/embed/v1/frame.css">'}
${head.filter(Boolean).join("\n")}
</head>
<body>
${isAlone ? `<header><a href="/" target="_self">${escapeHtml(productName)}</a></header>\n` : ""}<main>${body}</main>${end}
</body>
</html>
`;
}

/** Texts of the iframe pages. */
const frameWords = {
  withoutScripts: "This tool needs JavaScript. It opens on our own site, in a new tab.",
  onOurSite: "This tool opens on our own site, in a new tab.",
  open: (title: string) => `Open ${title}`,
  forSiteOwner: "For the owner of this site",
  noTool: {
    title: "Tool not found",
    text: "Nothing was lost. All our tools are on our own site.",
    link: "See all tools",
    forSiteOwner:
      "The address of this iframe does not name one of our tools. Please copy the snippet again from the page where you made it.",
  },
} as const;
