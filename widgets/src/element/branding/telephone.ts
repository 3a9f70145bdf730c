/** @param phone as people write it, "(555) 010-0199 ext. 4". @returns the address of a link that calls it. */
export function telephone(phone: string): string {
  const [number = "", extension] = phone.split(/ext\.?|x/i);
  const digits = (text: string) => text.replace(/[^\d+]/g, "");
  return `tel:${digits(number)}${extension === undefined ? "" : `;ext=${digits(extension)}`}`;
}
