import { isInSpanish, pageAt } from "@iep-insider/sdk/contract";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { isSpanish } from "../app/language.ts";
import { aboutLink } from "../content/navigation.ts";

export interface SiteLinkProps {
  readonly to: string;
  /** React Router state: kept in the browser's history, not in the URL. */
  readonly state?: unknown;
  readonly className?: string;
  readonly onPick?: () => void;
  readonly children: ReactNode;
}

/** A link within the site, in the page's language where it is there in it. On the home page, the About link scrolls, smoothly unless motion is reduced. */
export function SiteLink({ to, state, className, onPick, children }: SiteLinkProps) {
  const { pathname } = useLocation();
  if (isSpanish && isInEnglishOnly(to))
    return (
      <a href={to} hrefLang="en" className={className} onClick={onPick}>
        {children}
      </a>
    );
  return (
    <Link
      to={to}
      state={state}
      className={className}
      aria-current={to === pathname ? "page" : undefined}
      onClick={(event) => {
        onPick?.();
        const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (to !== aboutLink.path || pathname !== "/" || !isPlain) return;
        // The router would jump to the hash.
        event.preventDefault();
        scrollToPlace(to.slice(to.indexOf("#") + 1));
      }}
    >
      {children}
    </Link>
  );
}

function isInEnglishOnly(to: string): boolean {
  const page = pageAt(to);
  return page !== undefined && !isInSpanish(page);
}

function scrollToPlace(id: string): void {
  const isMotionUnwanted = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const place = document.getElementById(id);
  place?.scrollIntoView({ behavior: isMotionUnwanted ? "auto" : "smooth" });
  place?.focus({ preventScroll: true });
}
