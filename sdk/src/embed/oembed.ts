import { currentToolId, openToolPath, toolIds } from "../catalog/index.ts";
import type { EmbedChoice } from "./EmbedChoice.ts";
import { readChoice } from "./readChoice.ts";

/** Where our server says how to embed one of its pages (oembed.com). */
export const oembedPath = "/oembed";

export const oembedFormats = ["json", "xml"] as const;
export type OembedFormat = (typeof oembedFormats)[number];

/** The type of a discovery link, as the specification names it: section 4, "Discovery". */
export function oembedType(format: OembedFormat): string {
  return format === "json" ? "application/json+oembed" : "text/xml+oembed";
}

/**
 * @param server our origin. @param page the address of one of our pages.
 * @returns the address of its oEmbed response. Slashes stay as they are, as a query allows, so that a pre-rendered page
 * can hold the placeholder of our origin in it.
 */
export function oembedAddress(server: string, page: string, format: OembedFormat): string {
  const url = encodeURIComponent(page).replaceAll("%3A", ":").replaceAll("%2F", "/");
  return `${server}${oembedPath}?url=${url}&format=${format}`;
}

/** The parts of a `URL` that say which page it is, for a package without the DOM's types. */
interface PageAddress {
  readonly pathname: string;
  readonly searchParams: { readonly get: (name: string) => string | null };
}

/**
 * The tool that one of our pages shows, with what else its query chooses (`theme`, `state`, …).
 * @param page an address on our origin.
 * @returns null for a page that shows no single tool.
 */
export function choiceOfPage({ pathname, searchParams }: PageAddress): EmbedChoice | null {
  const name = nameIn(pathname.replace(/(?<=.)\/$/, ""), searchParams);
  return readChoice({ get: (key) => (key === "tool" ? name : searchParams.get(key)) });
}

function nameIn(path: string, query: PageAddress["searchParams"]): string | null {
  if (path === "/advanced-tools") return query.get("tool");
  const sample = /^\/tools\/([^/]+)\/sample$/.exec(path)?.[1];
  if (sample !== undefined) return toolIds.find((id) => id === currentToolId(sample)) ?? null;
  const framed = /^\/frame\/([^/]+)$/.exec(path)?.[1];
  if (framed !== undefined) return framed;
  return toolIds.find((id) => openToolPath(id) === path) ?? null;
}
