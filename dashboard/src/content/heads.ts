import { productName } from "@iep-insider/sdk/catalog";

/** What a page calls itself in the browser's tab and in search results. */
export interface Head {
  readonly title: string;
  readonly description: string;
}

/** The name of the product behind the name of a page. */
export function titled(page: string): string {
  return `${page} | ${productName}`;
}

export const heads = {
  home: {
    title: `${productName}: special education tools for parents`,
    description:
      "Tools for parents of children with an IEP or a 504 plan. See what the school's words mean, know the rule behind them, and ask in writing.",
  },
  advancedTools: {
    title: titled("Advocacy tools"),
    description:
      "Screeners, letters and guides for IEP and 504 questions. Each tool shows the rule it rests on. Some are free.",
  },
  notFound: {
    title: titled("Page not found"),
    description: "There is no page at this address.",
  },
} as const satisfies Record<string, Head>;
