import { isSpanishBuild } from "./locale.ts";

/**
 * A tool's first screen as markup from its script. "stateless": the tool would draw another one if it knew the parent's
 * state.
 */
export type FirstScreen = "intro" | "stateless";

/** The first screen, or what the intro's button leads to. */
export type PrerenderedScreen = FirstScreen | "begun";

/** The tag of what wraps a tool inside its element; each language has its own code. */
export function toolTag({ tag }: { readonly tag: string }): string {
  return isSpanishBuild ? `${tag}-tool-es` : `${tag}-tool`;
}

/** The markup's screen is an attribute of the wrapped tool, which the script and the tool's own code share. */
const screenAttribute = "data-screen";

export function writeScreen(wrapped: HTMLElement, screen: PrerenderedScreen): void {
  wrapped.setAttribute(screenAttribute, screen);
}

/** @returns null for a tool that was not pre-rendered. */
export function readScreen(wrapped: HTMLElement): PrerenderedScreen | null {
  return wrapped.getAttribute(screenAttribute) as PrerenderedScreen | null;
}
