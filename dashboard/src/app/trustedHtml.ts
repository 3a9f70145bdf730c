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
 * Markup for `dangerouslySetInnerHTML`: the only way on our pages by which a text becomes markup, since they enforce
 * Trusted Types.
 * @param html that our own build has drawn; never what a person or a server sent.
 * @returns the same object for the same text, so that React writes it once.
 */
export function trustedHtml(html: string): string | TrustedHTML {
  if (!policy) return html;
  const known = made.get(html) ?? policy.createHTML(html);
  made.set(html, known);
  return known;
}
