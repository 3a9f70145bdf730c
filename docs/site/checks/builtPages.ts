import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const dist = join(import.meta.dirname, "../dist");
export const base = "/docs/";

/** One built page. */
export interface BuiltPage {
  /** As in a link: `/docs/theming`, `/docs/tools/`. */
  readonly path: string;
  readonly html: string;
}

export interface CodeBlock {
  /** What the highlighter was told; empty for plain text. */
  readonly language: string;
  readonly code: string;
}

/** @throws if the site is not built. */
export function readBuiltPages(): readonly BuiltPage[] {
  return readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html") && name !== "404.html")
    .map((name) => ({
      path:
        base +
        name
          .replaceAll("\\", "/")
          .replace(/(^|\/)index\.html$/, "$1")
          .replace(/\.html$/, ""),
      html: readFileSync(join(dist, name), "utf8"),
    }));
}

export function codeBlocksOf({ html }: BuiltPage): readonly CodeBlock[] {
  const blocks = html.matchAll(/<div class="language-([\w-]*)[^"]*">.*?<code[^>]*>(.*?)<\/code>/gs);
  return [...blocks].map(([, language = "", code = ""]) => ({
    language,
    code: decodeText(code.replace(/<[^>]*>/g, "")),
  }));
}

/** The values of an attribute, everywhere on the page. */
export function valuesOf({ html }: BuiltPage, attribute: string): readonly string[] {
  return [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, "g"))].map(([, value = ""]) =>
    decodeText(value),
  );
}

function decodeText(text: string): string {
  return text
    .replace(/&#(x?)([0-9a-f]+);/gi, (_, hex, digits) =>
      String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)),
    )
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
