import { Navigate, useLocation } from "react-router";
import type { PageHandle } from "../../app/loadMatchedRoutes.ts";
import { useHydrated } from "../../app/useHydrated.ts";
import { useMember } from "../../app/useMember.ts";
import { hubHead, titled } from "../../content/heads.ts";
import { useHead } from "../../layout/useHead.ts";
import { useReveal } from "../../layout/useReveal.ts";
import { readArrival, readHubState } from "./arrival.ts";
import { ClaimedLink } from "./ClaimedLink.tsx";
import { Hub } from "./Hub.tsx";
import { readHubAddress, readOpenTool } from "./hubAddress.ts";
import { OpenTool } from "./OpenTool.tsx";
import { loadScreen } from "./toolScreens.ts";
import { useArrival } from "./useArrival.ts";
import { useFocusOnOpenAndBack } from "./useFocusOnOpenAndBack.ts";

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
  const { search, state } = useLocation();
  const isHydrated = useHydrated();
  const member = useMember();
  const isMember = member?.opensEverything ?? false;
  const arrival = isHydrated ? readArrival(search) : null;
  useArrival(arrival);
  const { tool: openHere, claim } = isHydrated ? readHubState(state) : {};
  // The file holds the grid, whatever the query.
  const address =
    openHere && search === ""
      ? readOpenTool(openHere, isMember)
      : readHubAddress(isHydrated ? search : "", isMember);
  const isArriving = arrival !== null;
  const tool = address.kind === "tool" && !isArriving ? address.tool : null;
  useReveal(isHydrated && !isArriving);
  useFocusOnOpenAndBack(tool?.id ?? null, isHydrated);
  useHead(tool ? { title: titled(tool.title), description: tool.description } : hubHead);
  // For a moment, and unseen: the address is about to be the plain one.
  if (isArriving) return null;
  if (claim !== undefined) return <ClaimedLink token={claim} />;
  if (address.kind === "tool") return <OpenTool key={address.tool.id} tool={address.tool} />;
  if (address.kind === "elsewhere") return <Navigate to={address.path} replace />;
  return <Hub address={address} member={member} />;
}
