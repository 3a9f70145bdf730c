/**
 * A name in ASCII, with punycode for the rest, or an IPv6 address. URLs allow more, such as `;` and `,`, which would
 * end a source or a directive in the content security policy that names the origin. A star is refused later, with its
 * reason.
 */
const hostPattern = /^([a-z0-9._*-]+|\[[0-9a-f:.]+\])$/;

/**
 * An origin as browsers send it: `https://center.example`. Written with a path, in capitals or with its default port,
 * it is still the same one.
 * @returns null if it is not the origin of a web page.
 */
export function normalOrigin(text: string): string | null {
  const written = text.trim();
  if (!/^https?:\/\//i.test(written) || !URL.canParse(written)) return null;
  const { origin, hostname, username, password } = new URL(written);
  return username || password || !hostPattern.test(hostname) ? null : origin;
}

/** Converts origins to the form stored in a partner's row, and back. */
export function writeOrigins(origins: readonly string[]): string {
  return JSON.stringify([...new Set(origins)]);
}

export function readOrigins(stored: string): readonly string[] {
  const read: unknown = JSON.parse(stored);
  return Array.isArray(read) ? read.filter((origin) => typeof origin === "string") : [];
}
