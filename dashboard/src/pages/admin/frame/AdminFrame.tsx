import "./admin.css";
import { Outlet } from "react-router";
import type { PageHandle } from "../../../app/loadMatchedRoutes.ts";
import { AdminBar } from "./AdminBar.tsx";

/** The operator's screens stand under a slim bar, with none of what tells visitors about the site. */
export const handle: PageHandle = { Bar: AdminBar };

/** The screen itself (`AdminPage`). */
export function Component() {
  return <Outlet />;
}
