/**
 * Adds the scheme to an address as people write it: "center.example" becomes "https://center.example". Unchanged if it
 * has a scheme, or is not a host name.
 */
export function withScheme(written: string): string {
  const text = written.trim();
  return /^(\*\.)?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?(\/.*)?$/u.test(text) ? `https://${text}` : text;
}

/** The origin of an address; null if invalid. */
export function originIn(address: string): string | null {
  const text = withScheme(address);
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).origin : null;
}

export function withoutBlank(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => line.trim() !== "");
}
