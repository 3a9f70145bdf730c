/**
 * An origin as browsers send it: `https://center.example`. Written with a path, in capitals or with its default port,
 * it is still the same one.
 * @returns null when it is no origin of a web page.
 */
export function normalOrigin(text: string): string | null {
  const written = text.trim();
  if (!/^https?:\/\//i.test(written) || !URL.canParse(written)) return null;
  const { origin, username, password } = new URL(written);
  return username || password ? null : origin;
}

/** Origins as a partner's row keeps them, and back. */
export function writeOrigins(origins: readonly string[]): string {
  return JSON.stringify([...new Set(origins)]);
}

export function readOrigins(stored: string): readonly string[] {
  const read: unknown = JSON.parse(stored);
  return Array.isArray(read) ? read.filter((origin) => typeof origin === "string") : [];
}
