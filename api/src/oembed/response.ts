import { productName, toolById } from "@iep-insider/sdk/catalog";
import { choiceOfPage, escapeHtml, frameElement, frameHeight } from "@iep-insider/sdk/embed";
import { z } from "zod";

/** How long a site may keep an answer, in seconds. */
export const cacheAge = 86_400;

/** A site's column of text; a site with less says so in `maxwidth`. */
const usualWidth = 640;

/** How to embed one of our pages: oembed.com, section 2.3.4. */
export const oembedSchema = z.strictObject({
  version: z.literal("1.0").describe("The version of oEmbed."),
  type: z.literal("rich").describe("What is embedded: HTML."),
  title: z.string().describe("The tool's title."),
  provider_name: z.string().describe("Our name."),
  provider_url: z.string().describe("Our origin."),
  cache_age: z.number().int().describe("Seconds for which this answer may be kept."),
  html: z.string().describe("The tool in an iframe, with a title."),
  width: z.number().int().positive().describe("The iframe's width in pixels; a page may narrow it."),
  height: z.number().int().positive().describe("The iframe's height in pixels, for the tool's first screen."),
});

export type OembedResponse = z.infer<typeof oembedSchema>;

/** The most that the asking site has space for, in pixels; null where it did not say. */
export interface Space {
  readonly maxWidth: number | null;
  readonly maxHeight: number | null;
}

/**
 * @param address of the page to embed, as the asking site wrote it. @param server our origin.
 * @returns null if it is not ours, or shows no single tool.
 */
export function describePage(
  address: string,
  { maxWidth, maxHeight }: Space,
  server: string,
): OembedResponse | null {
  const page = URL.parse(address);
  const choice = page?.origin === server ? choiceOfPage(page) : null;
  if (!choice) return null;
  const width = Math.min(usualWidth, maxWidth ?? usualWidth);
  const height = Math.min(frameHeight(choice, width), maxHeight ?? Number.POSITIVE_INFINITY);
  return {
    version: "1.0",
    type: "rich",
    title: toolById(choice.tool).title,
    provider_name: productName,
    provider_url: server,
    cache_age: cacheAge,
    html: frameElement(choice, server, { width, height }),
    width,
    height,
  };
}

/** @returns the same as XML: oembed.com, section 2.3.3. */
export function asXml(response: OembedResponse): string {
  const fields = Object.entries(response).map(
    ([name, value]) => `<${name}>${escapeHtml(String(value))}</${name}>`,
  );
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join("")}</oembed>\n`;
}
