import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { aboutLink } from "../content/navigation.ts";

export interface SiteLinkProps {
  readonly to: string;
  /** React Router state: kept in the browser's history, not in the URL. */
  readonly state?: unknown;
  readonly className?: string;
  readonly onPick?: () => void;
  readonly children: ReactNode;
}

/** A link within the site. On the home page, the About link scrolls, smoothly unless motion is reduced. */
export function SiteLink({ to, state, className, onPick, children }: SiteLinkProps) {
  const { pathname } = useLocation();
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

function scrollToPlace(id: string): void {
  const isMotionUnwanted = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const place = document.getElementById(id);
  place?.scrollIntoView({ behavior: isMotionUnwanted ? "auto" : "smooth" });
  place?.focus({ preventScroll: true });
}
