import type { ToolId } from "@iep-insider/sdk/catalog";
import type { NextStep, SiteOfPage } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { telephone } from "./telephone.ts";
import { brandingWords } from "./words.ts";

/** What a partner has below a result of a tool: its next step for this tool or for all, and its privacy page. */
export function belowResult(
  { name, nextStep: ofAll, whiteLabel }: SiteOfPage,
  tool: ToolId | null,
): HTMLElement[] {
  const own = whiteLabel?.toolSteps.find((step) => step.tool === tool);
  const step = own ? { ...own, phone: null } : ofAll;
  const shown = step ? [nextStep(name, step)] : [];
  const privacyLink = whiteLabel?.privacyLink ?? null;
  if (privacyLink === null) return shown;
  const line = document.createElement("p");
  line.className = tw`mt-4 text-sm`;
  const link = document.createElement("a");
  link.href = privacyLink;
  link.target = "_blank";
  link.rel = "noopener";
  link.textContent = brandingWords.privacyOf(name);
  line.append(link);
  return [...shown, line];
}

/**
 * The partner's next step for a parent: a phone number to call, or a page to open.
 * @param site the name that parents know.
 */
function nextStep(site: string, { label, phone, link }: NextStep): HTMLElement {
  const section = document.createElement("section");
  section.ariaLabel = brandingWords.nextFrom(site);
  section.className = tw`mt-6 rounded bg-wash px-4 py-4`;
  const what = document.createElement("p");
  what.className = tw`font-semibold`;
  what.textContent = label;
  const ways = document.createElement("p");
  ways.className = tw`mt-2 flex flex-wrap gap-3`;
  if (phone !== null) ways.append(way(telephone(phone), brandingWords.call(phone)));
  if (link !== null) {
    const page = way(link, brandingWords.goTo(new URL(link).host));
    page.target = "_blank";
    page.rel = "noopener";
    ways.append(page);
  }
  section.append(what, ways);
  return section;
}

function way(address: string, text: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.className = buttonLook.plain;
  link.href = address;
  link.textContent = text;
  return link;
}
