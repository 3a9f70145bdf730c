import { Navigate, useLocation } from "react-router";
import type { PageHandle } from "../../app/loadMatchedRoutes.ts";
import { useHydrated } from "../../app/useHydrated.ts";
import { heads, titled } from "../../content/heads.ts";
import { useHead } from "../../layout/useHead.ts";
import { Hub } from "./Hub.tsx";
import { readHubAddress } from "./hubAddress.ts";
import { OpenTool } from "./OpenTool.tsx";
import { loadScreen } from "./toolScreens.ts";
import { useFocusOnOpenAndBack } from "./useFocusOnOpenAndBack.ts";
import { useReveal } from "./useReveal.ts";

/** A tool that the address names is fetched before the first render, so that it shows at once. */
export const handle: PageHandle = {
  prepare: async (search) => {
    const address = readHubAddress(search);
    // What fails here is tried again, and told, by the screen itself.
    if (address.kind === "tool") await loadScreen(address.tool.id).catch(() => {});
  },
};

/** The tools hub: the grid of all tools, or one of them open, as the address says. */
export function Component() {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  // The file holds the grid, whatever the query.
  const address = readHubAddress(isHydrated ? search : "");
  const tool = address.kind === "tool" ? address.tool : null;
  useReveal(isHydrated);
  useFocusOnOpenAndBack(tool?.id ?? null, isHydrated);
  useHead(tool ? { title: titled(tool.title), description: tool.description } : heads.advancedTools);
  if (address.kind === "tool") return <OpenTool key={address.tool.id} tool={address.tool} />;
  if (address.kind === "elsewhere") return <Navigate to={address.path} replace />;
  return <Hub address={address} />;
}
