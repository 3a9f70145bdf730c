import type { ReactNode } from "react";

/**
 * Marks words that stay English on a screen in Spanish, such as a citation, so that they are read aloud as English
 * (WCAG 3.1.2). No component: English screens need hardly a byte for it.
 */
export function markEnglish(words: ReactNode): ReactNode {
  return import.meta.env.IEP_LOCALE === "es" ? <span lang="en">{words}</span> : words;
}

/** A sentence, and what it quotes of an English text. */
export function Quoting({ text, quote }: { readonly text: string; readonly quote: string | undefined }) {
  if (import.meta.env.IEP_LOCALE !== "es" || !quote) return text;
  const at = text.indexOf(quote);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span lang="en">{quote}</span>
      {text.slice(at + quote.length)}
    </>
  );
}
