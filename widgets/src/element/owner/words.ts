import type { RefusalCode } from "./Refusal.ts";

/** Text for the site's owner only, who writes web pages. */
export const ownerWords = {
  forSiteOwner: "For the owner of this site",
  missingServer: 'the script was not loaded from our server. Add api-base="https://…" with our address.',
  /** `manage` is where a partner manages its keys and origins; `origin` is this page's. */
  refused: ({ key, origin, manage }: { key: string; origin: string; manage: string }) =>
    ({
      unknown_site: `site-key="${key}" is not a valid key. Copy yours from ${manage}.`,
      site_key_ended: `site-key="${key}" was replaced or revoked. Copy yours from ${manage}.`,
      site_off: `the partner of site-key="${key}" is turned off or not approved yet. See the status at ${manage}.`,
      wrong_origin: `site-key="${key}" is not valid on ${origin}. Add it to your origins at ${manage}.`,
      missing_origin: `the browser did not send this page's origin, so site-key="${key}" is not valid here. Use no sandboxed iframe without allow-same-origin, and no file opened from disk.`,
      frame_token: `this iframe's token for site-key="${key}" has expired or is for another key. Reload the page, or copy the snippet again.`,
      tool_not_offered: `your settings disable this tool. Enable it at ${manage}, or remove its tag.`,
    }) satisfies Record<RefusalCode, string>,
  /** After a refusal: what still works. */
  withoutKey: "The tool works as without a key: without your name, settings and statistics.",
} as const;
