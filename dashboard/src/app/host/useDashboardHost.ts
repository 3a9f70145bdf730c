import { everythingOpen } from "@iep-insider/sdk/access";
import { toolById } from "@iep-insider/sdk/catalog";
import type { ToolHost } from "@iep-insider/sdk/host";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { count } from "../server.ts";
import { toasts } from "../toasts/toasts.ts";
import { createDashboardHost } from "./createDashboardHost.ts";
import { createHandOffs } from "./handOffs.ts";
import { createSessionDrafts } from "./sessionDrafts.ts";

const drafts = createSessionDrafts(() => window.sessionStorage);
const handOffs = createHandOffs();

/** The one host of this page, for whichever tool is open. */
export function useDashboardHost(): ToolHost {
  const navigate = useNavigate();
  return useMemo(
    () =>
      createDashboardHost({ access: everythingOpen, toasts, drafts, handOffs, navigate, count, toolById }),
    [navigate],
  );
}
