import type { CatalogTool, ToolCategory } from "@iep-insider/sdk/catalog";

/** Whether somebody may come to a tool at all; what it costs is its gate's affair. */
export function isOpenTo({ isImplemented, comingSoon }: CatalogTool, isMember: boolean): boolean {
  return isImplemented && (!comingSoon || isMember);
}

export interface HubGroups {
  readonly paid: readonly CatalogTool[];
  readonly free: readonly CatalogTool[];
  /** For Pro members: what opens to them first (DECISIONS 16). */
  readonly comingSoon: readonly CatalogTool[];
}

/**
 * The hub's cards: paid tools in the grid, free ones in a section of their own and never in the grid
 * (product.md section 2). In both, what can be used today comes first; else in the catalog's order.
 * @param category null for all.
 * @param isMember members have what comes soon in a list of its own; for others it stands among the rest, closed.
 */
export function hubGroups(
  tools: readonly CatalogTool[],
  category: ToolCategory | null,
  isMember = false,
): HubGroups {
  const shown = tools
    .filter((tool) => tool.inHub && (category === null || tool.category === category))
    .toSorted((one, other) => Number(isOpenTo(other, isMember)) - Number(isOpenTo(one, isMember)));
  const apart = shown.filter((tool) => isMember && tool.comingSoon);
  const rest = shown.filter((tool) => !apart.includes(tool));
  return {
    paid: rest.filter((tool) => tool.payment !== null),
    free: rest.filter((tool) => tool.payment === null),
    comingSoon: apart,
  };
}

/** The card that `#screeners` of the menu leads to: the first of the assessments. */
export function firstScreener({ paid, free }: Pick<HubGroups, "paid" | "free">): CatalogTool | undefined {
  return [...paid, ...free].find((tool) => tool.category === "Assessment");
}
