export { hubCardId, hubCardPath, openToolPath } from "./paths.ts";
export { formatCents, prices, usesUntilProPays } from "./prices.ts";
export { firstYear, productName } from "./product.ts";
export {
  type CatalogTool,
  findTool,
  type PaymentKind,
  type ToolCategory,
  type ToolId,
  toolById,
  toolCategories,
  tools,
} from "./tools.ts";
