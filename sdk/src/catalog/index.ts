export { findTool, toolOfStored } from "./findTool.ts";
export { currentToolId, formerToolIds, type StoredToolName, storedToolName } from "./formerIds.ts";
export { takesFreeText } from "./freeText.ts";
export { freeToOpen } from "./freeToOpen.ts";
export { creditTitles, findCredit, renewalTerms } from "./offers.ts";
export { arrivalParameters, openToolFile, openToolPath, type SamplePath, samplePath } from "./paths.ts";
export { formatCents, prices, usesUntilProPays } from "./prices.ts";
export { firstYear, productName } from "./product.ts";
export { toolDescriptions } from "./toolDescriptions.ts";
export {
  type CatalogTool,
  hubTools,
  type PaymentKind,
  paymentKinds,
  type ToolCategory,
  type ToolId,
  type ToolTag,
  tagOf,
  toolById,
  toolCategories,
  toolIds,
  tools,
} from "./tools.ts";
export {
  entitlementToolOf,
  findPaidTool,
  includesLetter,
  oneUseBought,
  oneUseOf,
  openedByUseOf,
  openFor,
  type PaidTool,
  type ToolUse,
  typedStays,
  useLasts,
} from "./uses.ts";
export { seeSample, whatYouGet } from "./whatYouGet.ts";
