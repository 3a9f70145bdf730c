import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { aboutLink } from "../content/navigation.ts";

export interface SiteLinkProps {
  readonly to: string;
  readonly className?: string;
  readonly onPick?: () => void;
  readonly children: ReactNode;
}

/** A link within the site. The one to About scrolls there smoothly when the visitor is on the home page already. */
export function SiteLink({ to, className, onPick, children }: SiteLinkProps) {
  const { pathname } = useLocation();
  const isScroll = to === aboutLink.path && pathname === "/";
  return (
    <Link
      to={to}
      className={className}
      preventScrollReset={isScroll}
      aria-current={to === pathname ? "page" : undefined}
      onClick={() => {
        onPick?.();
        if (isScroll) scrollSmoothly(to);
      }}
    >
      {children}
    </Link>
  );
}

function scrollSmoothly(path: string): void {
  const isMotionUnwanted = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  document
    .getElementById(path.slice(path.indexOf("#") + 1))
    ?.scrollIntoView({ behavior: isMotionUnwanted ? "auto" : "smooth" });
}
