/** Texts by what they are for: a plural category, `=0`, or a word; `other` for all else. */
type Forms = Readonly<Record<string, string>> & { readonly other: string };

let rules: Intl.PluralRules | undefined;

/**
 * The form of a translated text for a count. The build writes calls of it for ICU plurals (ADR 92).
 * @param count a number, or one as it is written, such as "1,500".
 */
export function plural(count: number | string, forms: Forms): string {
  const number = typeof count === "number" ? count : Number(count.replace(/[^\d.]/g, ""));
  rules ??= new Intl.PluralRules("es");
  return forms[`=${number}`] ?? forms[rules.select(number)] ?? forms.other;
}

/** The form of a translated text for a word or a condition. */
export function select(value: unknown, forms: Forms): string {
  return forms[String(value)] ?? forms.other;
}
