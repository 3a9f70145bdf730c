import { addressIn, isInSpanish, pageAt } from "@iep-insider/sdk/contract";
import { useLocation } from "react-router";
import { isSpanish } from "../app/language.ts";

const other = isSpanish ? "en" : "es";
/** In the language that it leads to. */
const name = isSpanish ? /* verbatim */ "English" : /* verbatim */ "Español";

/**
 * Leads to the same page in the other language, if there is one. A full page load: each language is a build of its own.
 * `start.ts` adds the query and the hash, with or without the application.
 */
export function LanguageLink({ className }: { readonly className: string }) {
  const page = pageAt(useLocation().pathname);
  if (!page || !isInSpanish(page)) return null;
  return (
    <a href={addressIn(other, page)} lang={other} hrefLang={other} data-same-page="" className={className}>
      {name}
    </a>
  );
}
