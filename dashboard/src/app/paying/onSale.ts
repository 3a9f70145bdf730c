import { type CatalogTool, type PaymentKind, tools } from "@iep-insider/sdk/catalog";

/**
 * Whether a use of this kind can be sold: a tool that it opens is implemented. We do not sell what does not exist
 * (ADR 11).
 */
export function isOnSale(kind: PaymentKind, all: readonly CatalogTool[] = tools): boolean {
  return all.some(({ payment, isImplemented }) => payment === kind && isImplemented);
}
