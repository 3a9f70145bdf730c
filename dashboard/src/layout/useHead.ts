import { addressIn } from "@iep-insider/sdk/contract";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { isUnlisted } from "../app/isUnlisted.ts";
import { language } from "../app/language.ts";
import type { Head } from "../content/heads.ts";
import { publicOrigin } from "./publicOrigin.ts";

/**
 * Sets the page's title, description, canonical URL and robots meta. The pre-rendered file already has them;
 * this is for client-side navigation.
 */
export function useHead(head: Head): void {
  const { pathname } = useLocation();
  const { title, description } = head;
  const isLeftOut = isUnlisted(pathname, head);
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
    const said = isLeftOut ? noIndex() : canonical(pathname);
    // As the file has it. The languages of another page are in that page's file alone.
    if (document.querySelector(own)?.outerHTML === said.outerHTML) return;
    for (const old of document.querySelectorAll(`${own}, link[hreflang]`)) old.remove();
    document.head.append(said);
  }, [title, description, isLeftOut, pathname]);
}

function noIndex(): HTMLMetaElement {
  return Object.assign(document.createElement("meta"), { name: "robots", content: "noindex" });
}

function canonical(pathname: string): HTMLLinkElement {
  const href = publicOrigin() + addressIn(language, pathname.replace(/(?!^)\/$/, ""));
  return Object.assign(document.createElement("link"), { rel: "canonical", href });
}

const own = 'meta[name="robots"], link[rel="canonical"]';
