import { addressIn, alternatesOf, originPlaceholder, pageFacts, pagePaths } from "@iep-insider/sdk/contract";
import { accessibility } from "../content/accessibility.ts";
import { postPath, posts } from "../content/blog/posts.ts";
import { notLegalAdvice } from "../content/notLegalAdvice.ts";
import { privacy } from "../content/privacy.ts";
import { terms } from "../content/terms.ts";

/** Unlisted pages say so themselves; robots must be allowed in to read that. API calls are not for robots. */
const robots = `User-agent: *
Disallow: /api/

Sitemap: ${originPlaceholder}/sitemap.xml
`;

function sitemap(paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const changed = changedOn(path);
    const when = changed ? `<lastmod>${changed}</lastmod>` : "";
    const alternates = alternatesOf(path);
    const others = alternates.map(
      ([hreflang, address]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${originPlaceholder}${address}"/>`,
    );
    const addresses = alternates.length > 0 ? [path, addressIn("es", path)] : [path];
    return addresses.map(
      (address) => `  <url><loc>${originPlaceholder}${address}</loc>${when}${others.join("")}</url>\n`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("")}</urlset>
`;
}

/** What the page itself says: the day its text last changed, or the month in which its law was checked. */
function changedOn(path: string): string | undefined {
  const text = texts[path];
  if (text?.changed) return isoDate(text.changed).slice(0, 10);
  const post = posts.find((one) => postPath(one) === path);
  return post && isoDate(`1 ${post.lawChecked}`).slice(0, 7);
}

const texts: Readonly<Record<string, { readonly changed?: string }>> = {
  "/terms": terms,
  "/privacy": privacy,
  "/accessibility": accessibility,
  "/not-legal-advice": notLegalAdvice,
};

/** @param words a day as shown: "November 21, 2026". @throws {RangeError} if it is invalid. */
function isoDate(words: string): string {
  return new Date(`${words} UTC`).toISOString();
}

/** @returns the files for search engines, by name: one of each for the site, with the pages of both languages. */
export function filesForRobots(): Readonly<Record<string, string>> {
  return {
    "robots.txt": robots,
    "sitemap.xml": sitemap(pagePaths.filter((path) => !pageFacts(path).isUnlisted)),
  };
}
