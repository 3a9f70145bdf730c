/** "está" as "esta", "niño" as "nino": parents often leave accents out. */
export function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}
