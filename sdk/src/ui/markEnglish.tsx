import { createElement, Fragment, type ReactNode } from "react";

/**
 * Marks words that stay English on a screen in Spanish, such as a citation, so that they are read aloud as English
 * (WCAG 3.1.2). No component: English screens need hardly a byte for it.
 */
export function markEnglish(words: ReactNode): ReactNode {
  return import.meta.env.IEP_LOCALE === "es" ? <span lang="en">{words}</span> : words;
}

/** A sentence, and what it quotes of an English text. */
export function Quoting({ text, quote }: { readonly text: string; readonly quote: string | undefined }) {
  return import.meta.env.IEP_LOCALE === "es" && quote ? markEnglishIn(text, [quote]) : text;
}

/** Marks the English in a text in Spanish. @param english as in `englishPartsOf`. */
export function markEnglishIn(text: string, english: readonly string[]): ReactNode {
  const parts = englishPartsOf(text, english).map((part) =>
    part.isEnglish ? createElement("span", { lang: "en" }, part.text) : part.text,
  );
  return createElement(Fragment, null, ...parts);
}

/** A text in Spanish in its parts. @param english what is English in it; of two that begin alike, the longer first. */
export function englishPartsOf(
  text: string,
  [one, ...others]: readonly string[],
): readonly { readonly text: string; readonly isEnglish: boolean }[] {
  if (text === "") return [];
  if (one === undefined) return [{ text, isEnglish: false }];
  return text
    .split(one)
    .flatMap((rest, index) => [
      ...(index > 0 ? [{ text: one, isEnglish: true }] : []),
      ...englishPartsOf(rest, others),
    ]);
}
