import type { CatalogTool, ToolCategory } from "@iep-insider/sdk/catalog";

export interface HubGroups {
  readonly paid: readonly CatalogTool[];
  readonly free: readonly CatalogTool[];
}

/**
 * The hub's cards: paid tools in the grid, free ones in a section of their own and never in the grid
 * (product.md section 2). In both, what can be used today comes first; else in the catalog's order.
 * @param category null for all.
 */
export function hubGroups(tools: readonly CatalogTool[], category: ToolCategory | null): HubGroups {
  const shown = tools
    .filter((tool) => tool.inHub && (category === null || tool.category === category))
    .toSorted((one, other) => Number(other.isImplemented) - Number(one.isImplemented));
  return {
    paid: shown.filter((tool) => tool.payment !== null),
    free: shown.filter((tool) => tool.payment === null),
  };
}

/** The card that `#screeners` of the menu leads to: the first of the assessments. */
export function firstScreener({ paid, free }: HubGroups): CatalogTool | undefined {
  return [...paid, ...free].find((tool) => tool.category === "Assessment");
}
