/** The part of Trusted Types that we use; TypeScript's library does not have it yet. */
interface Policy {
  createHTML(html: string): TrustedHTML;
}

interface WithTrustedTypes {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { readonly createHTML: (html: string) => string }): Policy;
  };
}

const policy = (globalThis as WithTrustedTypes).trustedTypes?.createPolicy("iep-insider", {
  createHTML: (html) => html,
});
const made = new Map<string, TrustedHTML>();

/**
 * Markup for `dangerouslySetInnerHTML`. Our pages enforce Trusted Types, and only this function creates trusted HTML.
 * @param html from our own build; never from a person or a server.
 * @returns the same object for the same text, so that React writes it once.
 */
export function trustedHtml(html: string): string | TrustedHTML {
  if (!policy) return html;
  const known = made.get(html) ?? policy.createHTML(html);
  made.set(html, known);
  return known;
}
