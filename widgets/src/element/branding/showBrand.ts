import type { SiteOfPage } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import type { ToolEventDetail } from "../events.ts";
import type { PageContext } from "../onPage/PageContext.ts";
import { belowResult } from "./nextStep.ts";
import { reserveBrandSpace } from "./reserveBrandSpace.ts";
import { telephone } from "./telephone.ts";
import { tellSeen } from "./tellSeen.ts";
import { brandingWords } from "./words.ts";

/**
 * The partner around its tool: above it, from the first screen on, who offers it and whom a parent can call; below a
 * result, what a parent can do next there.
 * @returns takes it out again.
 */
export function showBrand({
  place,
  element,
  site,
  siteKey,
  server,
}: Omit<PageContext, "values">): () => void {
  if (!place || siteKey === null) return () => {};
  let isNarrow = reserveBrandSpace(place);
  if (!site) return () => {};
  if (server !== null) tellSeen(server, siteKey);
  if (site.whiteLabel?.hidesName) window.iepLeftOut = ` ${brandingWords.leftOut}`;
  let line = brandLine(site, server, isNarrow);
  place.append(line);
  // A phone that is turned, or a window made narrower.
  const fit = () => {
    const isNarrowNow = reserveBrandSpace(place);
    if (isNarrowNow === isNarrow) return;
    isNarrow = isNarrowNow;
    const next = brandLine(site, server, isNarrow);
    line.replaceWith(next);
    line = next;
  };
  window.addEventListener("resize", fit);
  const below = document.createElement("div");
  // The tool tells the page when it has come to a result, and when it begins again. Another tool may have taken its place.
  const show = (event: Event) => {
    const detail: ToolEventDetail | null = event instanceof CustomEvent ? event.detail : null;
    below.replaceChildren(...belowResult(site, detail?.tool ?? null));
    place.parentElement?.append(below);
  };
  const hide = () => below.remove();
  element.addEventListener("iep:result", show);
  element.addEventListener("iep:ready", hide);
  return () => {
    element.removeEventListener("iep:result", show);
    element.removeEventListener("iep:ready", hide);
    window.removeEventListener("resize", fit);
    line.remove();
    hide();
  };
}

function brandLine({ name, logo, phone }: SiteOfPage, server: string | null, isNarrow: boolean): HTMLElement {
  const line = document.createElement("div");
  // From the top: a font that arrives late may change the number of lines, and centered ones would move.
  line.className = tw`flex items-start gap-3 text-sm text-quiet`;
  line.style.minHeight = "inherit";
  const who = document.createElement("p");
  who.className = tw`flex-1 min-w-0 flex items-start gap-3`;
  const offered = document.createElement("span");
  offered.className = tw`min-w-0 pt-[0.75rem] break-words`;
  offered.style.whiteSpace = "pre-line";
  // Where space is kept for several lines, a name that fits on one has it for itself: nothing stays empty below it.
  const hasOwnLine = isNarrow && logo === null && name.length < 25;
  offered.textContent = `${brandingWords.offeredBy}${hasOwnLine ? "\n" : " "}${name}`;
  who.append(offered);
  // Behind the name, which would move when the logo's width becomes known.
  if (logo !== null) who.append(picture(`${server ?? ""}${logo}`, isNarrow));
  line.append(who);
  if (phone === null) return line;
  const call = document.createElement("a");
  call.className = tw`flex-none inline-flex items-center min-h-[2.75rem] px-2 font-medium text-ink`;
  call.href = telephone(phone);
  call.ariaLabel = brandingWords.call(phone);
  call.textContent = isNarrow ? brandingWords.callShort : brandingWords.call(phone);
  line.append(call);
  return line;
}

/** The page's CSP may block our images; the name alone is enough then. */
function picture(address: string, isNarrow: boolean): HTMLImageElement {
  const logo = document.createElement("img");
  logo.className = tw`flex-none h-8 mt-[0.375rem] max-w-[8rem] object-contain`;
  if (isNarrow) logo.style.maxWidth = "4rem";
  logo.alt = "";
  logo.height = 32;
  logo.onerror = () => logo.remove();
  logo.src = address;
  return logo;
}
