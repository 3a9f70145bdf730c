import { useEffect } from "react";
import { useLocation } from "react-router";
import type { Head } from "../content/heads.ts";
import { publicOrigin } from "./publicOrigin.ts";

/**
 * Gives the page its title and description, and says by which address it wants to be found, or that it does not want to
 * be. The pre-rendered file has all of it already; this is for a page that the router leads to.
 */
export function useHead({ title, description, isUnlisted }: Head): void {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
    document.querySelector('meta[name="robots"], link[rel="canonical"]')?.remove();
    document.head.append(isUnlisted ? unlisted() : canonical(pathname));
  }, [title, description, isUnlisted, pathname]);
}

function unlisted(): HTMLMetaElement {
  return Object.assign(document.createElement("meta"), { name: "robots", content: "noindex" });
}

function canonical(path: string): HTMLLinkElement {
  const href = publicOrigin() + path.replace(/(?!^)\/$/, "");
  return Object.assign(document.createElement("link"), { rel: "canonical", href });
}
