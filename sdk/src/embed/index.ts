export {
  type AttributeName,
  type AttributeProperty,
  attributeRow,
  attributeTable,
  type TableRow,
} from "./attributes.ts";
export { attributesOf, type EmbedAttribute, inHtml, isUsed } from "./attributesOf.ts";
export {
  type BuilderCode,
  type SiteBuilder,
  type SiteBuilderId,
  siteBuilders,
} from "./builders/siteBuilders.ts";
export { choiceQuery } from "./choiceQuery.ts";
export { componentName } from "./componentName.ts";
export {
  type Background,
  backgrounds,
  type EmbedChoice,
  longestButtonLabel,
  longestHeading,
  modes,
  plainChoice,
  renders,
  sides,
  themes,
} from "./EmbedChoice.ts";
export { type AttributeValues, type ElementAttributeName, elementAttributes } from "./elementAttributes.ts";
export { escapeHtml } from "./escapeHtml.ts";
export { matchesPattern } from "./matchesPattern.ts";
export {
  choiceOfPage,
  type OembedFormat,
  oembedAddress,
  oembedFormats,
  oembedPath,
  oembedType,
} from "./oembed.ts";
export {
  modeAttribute,
  type OverlayAttributeName,
  type OverlayValues,
  overlayAttributes,
} from "./overlayAttributes.ts";
export { longestPagePath, pagePath } from "./pagePath.ts";
export {
  firstScreenHash,
  type PreviewKind,
  previewAddress,
  previewKindName,
  previewKinds,
  previewPath,
} from "./preview.ts";
export { propertyOf } from "./propertyOf.ts";
export { readChoice } from "./readChoice.ts";
export { type HeightStep, reservedHeight } from "./reservedHeight.ts";
export { frameHeight, spaceRules } from "./reservedSpace.ts";
export { scriptSnippet } from "./snippets/element.ts";
export { frameAddress, frameElement } from "./snippets/iframe.ts";
export { type EmbedServer, type Snippet, type SnippetKind, snippetKinds } from "./snippets/Snippet.ts";
export { snippets } from "./snippets/snippets.ts";
