import { addressIn, alternatesOf } from "@iep-insider/sdk/contract";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { isUnlisted } from "../app/isUnlisted.ts";
import { language } from "../app/language.ts";
import type { Head } from "../content/heads.ts";
import { publicOrigin } from "./publicOrigin.ts";

/**
 * Sets the page's title, description, canonical URL, languages and robots meta. The pre-rendered file already has them;
 * this is for client-side navigation.
 */
export function useHead(head: Head): void {
  const { pathname } = useLocation();
  const { title, description } = head;
  const isLeftOut = isUnlisted(pathname, head);
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
    for (const old of document.querySelectorAll('meta[name="robots"], link[rel="canonical"], link[hreflang]'))
      old.remove();
    document.head.append(...(isLeftOut ? [noIndex()] : linksOf(pathname)));
  }, [title, description, isLeftOut, pathname]);
}

function noIndex(): HTMLMetaElement {
  return Object.assign(document.createElement("meta"), { name: "robots", content: "noindex" });
}

function linksOf(pathname: string): HTMLLinkElement[] {
  const path = pathname.replace(/(?!^)\/$/, "");
  return [["", addressIn(language, path)] as const, ...alternatesOf(path)].map(([hreflang, address]) =>
    Object.assign(document.createElement("link"), {
      href: publicOrigin() + address,
      ...(hreflang ? { rel: "alternate", hreflang } : { rel: "canonical" }),
    }),
  );
}
