import type { RefusalCode } from "./Refusal.ts";

/** Text for the site's owner only, who writes web pages. */
export const ownerWords = {
  forSiteOwner: "For the owner of this site",
  missingServer:
    'the script was not loaded from our server, so the tool cannot reach it. Add api-base="https://…" with the address of our server.',
  /** `manage` is where a partner manages its keys and origins; `origin` is this page's. */
  refused: ({ key, origin, manage }: { key: string; origin: string; manage: string }) =>
    ({
      unknown_site: `site-key="${key}" is none of our keys. Copy yours from ${manage}.`,
      site_key_ended: `site-key="${key}" has ended, because another key took its place or it was revoked. Copy the current one from ${manage}.`,
      site_off: `the partner of site-key="${key}" is switched off, or is not approved yet. ${manage} says how it stands; write to us if you do not know why.`,
      wrong_origin: `site-key="${key}" does not count on ${origin}. Add ${origin} to your origins at ${manage}.`,
      missing_origin: `the browser did not say which page this is, so site-key="${key}" does not count here. Do not put the tool into a sandboxed frame without allow-same-origin, or into a file opened from a disk.`,
      frame_token: `the pass of this framed page for site-key="${key}" is over or is another key's. Reload the page; if that does not help, copy the snippet anew.`,
      tool_not_offered: `your settings leave this tool out. Choose it at ${manage}, or take its tag off the page.`,
    }) satisfies Record<RefusalCode, string>,
  /** After a refusal: what still works. */
  withoutKey:
    "The tool goes on as without a key; what needs one, such as your name beside it, your settings and the counts, does not.",
} as const;
