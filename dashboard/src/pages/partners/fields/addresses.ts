/**
 * An address as a person writes it, with the beginning that browsers need: "center.example" becomes
 * "https://center.example". What already has one, and what is no name of a site, stays as it is.
 */
export function withScheme(written: string): string {
  const text = written.trim();
  return /^(\*\.)?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?(\/.*)?$/u.test(text) ? `https://${text}` : text;
}

/** The start of an address, as an origin's field takes it; null when there is none. */
export function originIn(address: string): string | null {
  const text = withScheme(address);
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).origin : null;
}

/** Without the lines that are empty. */
export function withoutBlank(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => line.trim() !== "");
}
