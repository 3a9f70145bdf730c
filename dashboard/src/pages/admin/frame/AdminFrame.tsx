import "./admin.css";
import { useEffect } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import type { SentFrom } from "../../../app/account/sentFrom.ts";
import { factorNeeded } from "../../../app/factorNeeded.ts";
import type { PageHandle } from "../../../app/loadMatchedRoutes.ts";
import { AdminBar } from "./AdminBar.tsx";

/** The operator's screens have a slim bar above them, without the site's header and footer. */
export const handle: PageHandle = { Bar: AdminBar };

/** The screen itself (`AdminPage`). What asks for a second factor leads to it, and back. */
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
