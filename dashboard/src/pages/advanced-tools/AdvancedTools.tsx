import { openUntil, ToolAccess } from "@iep-insider/sdk/access";
import { type CatalogTool, openToolPath, type ToolId, toolDescriptions } from "@iep-insider/sdk/catalog";
import { type ToolHost, ToolHostProvider } from "@iep-insider/sdk/host";
import type { StateCode } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Icon } from "@iep-insider/sdk/ui";
import { ArrowLeft } from "lucide";
import { useEffect, useMemo, useRef, useState } from "react";
import { Navigate, useLocation, useNavigate, useNavigationType } from "react-router";
import { useDashboardHost } from "../../app/host/useDashboardHost.ts";
import type { PageHandle } from "../../app/loadMatchedRoutes.ts";
import { useHeldAccess } from "../../app/useHeldAccess.ts";
import { useHydrated } from "../../app/useHydrated.ts";
import { useMember } from "../../app/useMember.ts";
import { hubHead, titled } from "../../content/heads.ts";
import { openTool } from "../../content/hub.ts";
import { useHead } from "../../layout/useHead.ts";
import { useReveal } from "../../layout/useReveal.ts";
import { hasOpenTool } from "../../start/pageMark.ts";
import { WhatYouGet } from "../sample/WhatYouGet.tsx";
import { readArrival, readHubState } from "./arrival.ts";
import { ClaimedLink } from "./ClaimedLink.tsx";
import { Hub } from "./Hub.tsx";
import { hubPath, readHubAddress, readOpenTool } from "./hubAddress.ts";
import { StateOfCase } from "./StateOfCase.tsx";
import { startIn } from "./startOfAddress.ts";
import { ToolScreen } from "./ToolScreen.tsx";
import { loadScreen } from "./toolScreens.ts";
import { useArrival } from "./useArrival.ts";

/** A tool named by the URL is fetched before the first render, so that it shows immediately. */
export const handle: PageHandle = {
  prepare: async (search) => {
    const address = readHubAddress(search);
    // The screen retries a failure, and reports it.
    if (address.kind === "tool") await loadScreen(address.tool.id).catch(() => {});
  },
};

/** The tools hub: the grid of all tools, or one open tool, depending on the URL. */
export function Component() {
  const { search, state } = useLocation();
  const isHydrated = useHydrated();
  const member = useMember();
  const isMember = member?.opensEverything ?? false;
  const arrival = isHydrated ? readArrival(search) : null;
  useArrival(arrival);
  const { tool: openHere, claim } = isHydrated ? readHubState(state) : {};
  const address =
    openHere && search === ""
      ? readOpenTool(openHere, isMember)
      : readHubAddress(isHydrated || hasOpenTool() ? search : "", isMember);
  const isArriving = arrival !== null;
  const tool = address.kind === "tool" && !isArriving ? address.tool : null;
  useReveal(isHydrated && !isArriving);
  useFocusOnOpenAndBack(tool?.id ?? null, isHydrated);
  useHead(tool ? { title: titled(tool.title), description: toolDescriptions[tool.id] } : hubHead);
  // Until the URL is replaced.
  if (isArriving) return null;
  if (claim !== undefined) return <ClaimedLink token={claim} />;
  if (address.kind === "tool") return <OpenTool key={address.tool.id} tool={address.tool} />;
  if (address.kind === "elsewhere") return <Navigate to={address.path} replace />;
  return <Hub address={address} member={member} />;
}

/** An open tool, with a link back to all tools. */
function OpenTool({ tool }: { readonly tool: CatalogTool }) {
  const { hash } = useLocation();
  const [state, setState] = useState<StateCode | null>(null);
  const [isTouched, setTouched] = useState(false);
  const host = useHostWith(useDashboardHost(tool.id, startIn(tool.id, hash)), state, () => setTouched(true));
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const access = useHeldAccess(isOpen);
  const until = access && openUntil(access, tool.id, new Date());
  // Shown once: after a reload the tool continues.
  useEffect(() => {
    if (startIn(tool.id, window.location.hash)) clearHash();
  }, [tool.id]);
  return (
    <div className={tw`mx-auto w-full max-w-tool px-5 sm:px-8 pt-5 pb-16 flex flex-col gap-6`}>
      {/* A running head, as in a book: the screen below has the large title. */}
      <div className={tw`flex flex-wrap items-center justify-between gap-x-6 border-b border-line pb-2`}>
        <Button kind="quiet" onClick={() => navigate(hubPath)}>
          <Icon node={ArrowLeft} size="1.25em" />
          {openTool.back}
        </Button>
        <h1 id={toolHeadingId} tabIndex={-1} className={`dash-heading ${tw`font-heading text-lg`}`}>
          {tool.title}
        </h1>
      </div>
      <p className={tw`text-sm text-quiet`}>
        {until ? <strong className={tw`block font-semibold text-good`}>{until}</strong> : null}
        <WhatYouGet tool={tool} />
      </p>
      {isTouched && state === null ? null : <StateOfCase tool={tool.id} used={state} onUse={setState} />}
      <ToolHostProvider host={host}>
        <div className="iep-tool">
          <ToolAccess tool={tool.id} onOpen={() => setOpen(true)}>
            <ToolScreen tool={tool} />
          </ToolAccess>
        </div>
      </ToolHostProvider>
    </div>
  );
}

/** The host with the state that the parent took from the case, and a call when the tool is first used. */
function useHostWith(host: ToolHost, state: StateCode | null, onTouched: () => void): ToolHost {
  const touched = useRef(onTouched);
  touched.current = onTouched;
  const track = useMemo<ToolHost["track"]>(
    () => (event, tool) => {
      if (event === "tool_start") touched.current();
      host.track(event, tool);
    },
    [host],
  );
  return useMemo(() => ({ ...host, state, track }), [host, state, track]);
}

/** Not a navigation: the same tool stays open. */
function clearHash(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", `${pathname}${search}`);
}

const toolHeadingId = "tool-title";

/**
 * Opening a tool moves focus to its heading; going back moves it to a link to the tool: the one in view after the
 * browser restored the position, else the tool's card. Not on the page's first load.
 */
function useFocusOnOpenAndBack(tool: ToolId | null, isHydrated: boolean): void {
  const shown = useRef<ToolId | null | undefined>(undefined);
  const isSamePlace = useNavigationType() === "POP";
  useEffect(() => {
    if (!isHydrated) return;
    const before = shown.current;
    shown.current = tool;
    if (before === undefined || before === tool) return;
    if (tool) document.getElementById(toolHeadingId)?.focus();
    else if (before && isSamePlace) linkInSight(before)?.focus({ preventScroll: true });
    else if (before) document.getElementById(before)?.querySelector("a")?.focus();
  }, [tool, isHydrated, isSamePlace]);
}

/** A situation's, result's or card's link. If none is in view, focus would scroll the page. */
function linkInSight(tool: ToolId): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>(`main a[href^="${openToolPath(tool)}"]`);
  return [...links].find((link) => {
    const { top, bottom, height } = link.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= window.innerHeight;
  });
}
