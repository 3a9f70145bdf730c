import { addressIn } from "@iep-insider/sdk/contract";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { isUnlisted } from "../app/isUnlisted.ts";
import { language } from "../app/language.ts";
import type { Head } from "../content/heads.ts";
import { publicOrigin } from "./publicOrigin.ts";

/**
 * Sets the page's title, description, canonical URL and robots meta. The pre-rendered file already has them; this is
 * for client-side navigation. The languages of a page (`hreflang`) are in its file alone, which is what robots read.
 */
export function useHead(head: Head): void {
  const { pathname } = useLocation();
  const { title, description } = head;
  const isLeftOut = isUnlisted(pathname, head);
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
    document.querySelector('meta[name="robots"], link[rel="canonical"]')?.remove();
    document.head.append(isLeftOut ? noIndex() : canonical(pathname));
  }, [title, description, isLeftOut, pathname]);
}

function noIndex(): HTMLMetaElement {
  return Object.assign(document.createElement("meta"), { name: "robots", content: "noindex" });
}

function canonical(pathname: string): HTMLLinkElement {
  const href = publicOrigin() + addressIn(language, pathname.replace(/(?!^)\/$/, ""));
  return Object.assign(document.createElement("link"), { rel: "canonical", href });
}
