import { useEffect } from "react";
import { useLocation } from "react-router";
import { missingPage } from "../content/site.ts";

/** In Spanish, in place of a page that is there in English only: opens that page. */
export function EnglishPage() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => window.location.replace(pathname + search + hash), [pathname, search, hash]);
  return <p role="status">{missingPage.trying}</p>;
}
