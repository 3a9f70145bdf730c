import { frameTokenMeta } from "@iep-insider/sdk/contract";

/**
 * What our server has written into a page of its own that was made for a site key.
 * @returns null on everybody else's pages: the token is for our own server alone.
 */
export function frameToken(server: string | null): string | null {
  if (server !== location.origin) return null;
  return document.querySelector<HTMLMetaElement>(`meta[name="${frameTokenMeta}"]`)?.content || null;
}
