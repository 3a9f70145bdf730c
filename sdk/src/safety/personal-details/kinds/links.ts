const rest = String.raw`[^\s<>"“”]{1,500}(?<![.,;:!?)\]'’])`;
const hosts = String.raw`(?:[a-z\d-]{1,63}\.){1,4}(?:com|org|net|edu|us|io|me|co|info)\/`;

/** Links, also without "https://" where a path follows: "instagram.com/ana_lopez". */
export const links = new RegExp(
  String.raw`(?<![\p{L}\p{N}@.-])(?:(?:https?:\/\/|www\.)${rest}|${hosts}${rest})`,
  "giu",
);

/** A government page usually names a rule, not a person. */
export function isLink(found: string): boolean {
  return !/^(?:https?:\/\/)?[a-z\d.-]{1,253}\.gov(?:[/:?#]|$)/i.test(found);
}
