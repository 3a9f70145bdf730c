import "./admin.css";
import { tw } from "@iep-insider/sdk/theme";
import { Icon } from "@iep-insider/sdk/ui";
import { ChevronDown } from "lucide";
import { useEffect } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { useCurrentUser } from "../../../app/account/currentUser.ts";
import type { SentFrom } from "../../../app/account/sentFrom.ts";
import { useLogOut } from "../../../app/account/useLogOut.ts";
import { factorNeeded } from "../../../app/factorNeeded.ts";
import type { PageHandle } from "../../../app/loadMatchedRoutes.ts";
import { adminMenu, adminSections } from "../../../content/admin/frame.ts";
import { accountMenu } from "../../../content/site.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";

/** A slim bar replaces the site's header and footer. */
export const handle: PageHandle = { Bar: AdminBar };

/** Redirects to the second factor and back when a call requires it. */
export function Component() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const state: SentFrom = { from: pathname + search };
    const ask = () => void navigate("/second-factor", { state });
    factorNeeded.addEventListener("needed", ask);
    return () => factorNeeded.removeEventListener("needed", ask);
  }, [navigate, pathname, search]);
  return <Outlet />;
}

/** Links to the operator screens, back to the site, and to log out. */
function AdminBar() {
  const current = useCurrentUser();
  const user = current.state === "signed in" ? current.user : null;
  return (
    <header className={`dash-admin-bar ${tw`border-b border-line bg-sheet`}`}>
      <div className={tw`mx-auto w-full px-4 sm:px-6 flex flex-wrap items-center justify-between gap-x-4`}>
        {user?.role === "admin" ? <Sections /> : null}
        <div className={tw`flex items-center gap-x-4`}>
          <SiteLink to="/" className={barLook}>
            {adminMenu.toSite}
          </SiteLink>
          {user ? <LogOut /> : null}
        </div>
      </div>
    </header>
  );
}

/** In a row on wide screens; behind a button on a phone. */
function Sections() {
  const { pathname } = useLocation();
  const here = Object.values(adminSections).find(({ path }) => path === pathname);
  return (
    <>
      {/* Another screen closes it. */}
      <details key={pathname} className={`dash-admin-sections ${tw`lg:hidden`}`}>
        <summary className={`${barLook} ${tw`gap-1 font-medium cursor-pointer`}`}>
          {here?.name ?? adminMenu.label}
          <Icon node={ChevronDown} size="1.25em" />
        </summary>
        <Links />
      </details>
      <Links className={tw`hidden lg:block`} />
    </>
  );
}

function Links({ className = "" }: { readonly className?: string }) {
  return (
    <nav aria-label={adminMenu.label} className={className}>
      <ul className="dash-admin-menu">
        {Object.values(adminSections).map(({ path, name }) => (
          <li key={path}>
            <SiteLink to={path} className={`${barLook} ${tw`text-ink`}`}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LogOut() {
  const { logOut, isLeaving } = useLogOut();
  return (
    <button
      type="button"
      disabled={isLeaving}
      onClick={() => void logOut()}
      className={`${barLook} ${tw`underline`}`}
    >
      {isLeaving ? accountMenu.loggingOut : accountMenu.logOut}
    </button>
  );
}

const barLook = tw`inline-flex items-center min-h-[2.75rem]`;
