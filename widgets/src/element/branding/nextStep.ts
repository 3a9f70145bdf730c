import type { NextStep } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook } from "@iep-insider/sdk/ui";
import { telephone } from "./telephone.ts";
import { brandingWords } from "./words.ts";

/**
 * The partner's next step for a parent: a phone number to call, or a page to open.
 * @param site the name that parents know.
 */
export function nextStep(site: string, { label, phone, link }: NextStep): HTMLElement {
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
