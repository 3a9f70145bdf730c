import { productName } from "@iep-insider/sdk/catalog";
import { addressIn, alternatesOf, originPlaceholder } from "@iep-insider/sdk/contract";
import { choiceOfPage, oembedAddress, oembedFormats, oembedType } from "@iep-insider/sdk/embed";
import { isUnlisted } from "../app/isUnlisted.ts";
import { language } from "../app/language.ts";
import type { Head } from "../content/heads.ts";
import { preview } from "../content/preview.ts";
import { type StructuredData, structuredDataBlock } from "./structuredData.ts";

interface PageHead {
  readonly path: string;
  readonly head: Head;
  readonly structured: readonly StructuredData[];
}

/**
 * A page's metadata for search engines and link previews. Absolute URLs begin with the placeholder, since only the
 * server knows our origin. An unlisted page gets no canonical URL.
 * @returns elements for the `<head>`.
 */
export function headTags({ path, head, structured }: PageHead): string[] {
  const address = originPlaceholder + addressIn(language, path);
  const { title, description } = head;
  const isLeftOut = isUnlisted(path, head);
  const tags = [
    element("title", {}, title),
    element("meta", { name: "description", content: description }),
    isLeftOut
      ? element("meta", { name: "robots", content: "noindex" })
      : element("link", { rel: "canonical", href: address }),
    ...(isLeftOut ? [] : alternatesOf(path)).map(([hreflang, other]) =>
      element("link", { rel: "alternate", hreflang, href: originPlaceholder + other }),
    ),
    property("og:type", path.startsWith("/blog/") ? "article" : "website"),
    property("og:site_name", productName),
    property("og:locale", locale),
    property("og:title", title),
    property("og:description", description),
    ...(isLeftOut ? [] : [property("og:url", address)]),
    property("og:image", `${originPlaceholder}${preview.path}`),
    property("og:image:width", String(preview.width)),
    property("og:image:height", String(preview.height)),
    property("og:image:alt", preview.alt),
    element("meta", { name: "twitter:card", content: "summary_large_image" }),
    // What it embeds is in English.
    ...(language === "en" ? oembedLinks(path, title) : []),
  ];
  return [...tags, ...structured.map(structuredDataBlock)];
}

/** As Open Graph writes it, with an underscore. */
const locale = "en-US".replace("-", "_");

/** For sites that turn a pasted address into an embed; none on a page that shows no single tool. */
function oembedLinks(path: string, title: string): string[] {
  const page = originPlaceholder + path;
  if (choiceOfPage(new URL(page)) === null) return [];
  return oembedFormats.map((format) =>
    element("link", {
      rel: "alternate",
      type: oembedType(format),
      href: oembedAddress(originPlaceholder, page, format),
      title,
    }),
  );
}

function property(name: string, content: string): string {
  return element("meta", { property: name, content });
}

function element(name: string, attributes: Readonly<Record<string, string>>, text?: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join("")}>${text === undefined ? "" : `${escapeHtml(text)}</${name}>`}`;
}

/** For text and double-quoted attributes. */
function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
