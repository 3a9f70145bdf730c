import { type CatalogTool, freeToOpen, type ToolCategory, toolCategories } from "@iep-insider/sdk/catalog";

/** Whether a visitor may open a tool at all; its gate handles the price. */
export function isOpenTo({ comingSoon }: CatalogTool, isMember: boolean): boolean {
  return !comingSoon || isMember;
}

export interface HubGroups {
  readonly paid: readonly CatalogTool[];
  readonly free: readonly CatalogTool[];
  /** For Pro members: tools that open to them first (ADR 11). */
  readonly comingSoon: readonly CatalogTool[];
}

/**
 * The hub's cards: paid tools in the grid, free ones in their own section. In both, tools that can be used today come
 * first; otherwise in the catalog's order.
 * @param category null for all.
 * @param isMember members see upcoming tools in a separate list; others see them among the rest, closed.
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
    paid: rest.filter((tool) => !isFree(tool)),
    free: rest.filter(isFree),
    comingSoon: apart,
  };
}

/** Whether the tool is useful without payment: the jargon translator's glossary is free (ADR 30). */
export function isFree({ id, payment }: Pick<CatalogTool, "id" | "payment">): boolean {
  return payment === null || id === freeToOpen;
}

const [, assessment] = toolCategories;

/** The target of the menu's `#screeners`: the first assessment. */
export function firstScreener({ paid, free }: Pick<HubGroups, "paid" | "free">): CatalogTool | undefined {
  return [...paid, ...free].find((tool) => tool.category === assessment);
}
