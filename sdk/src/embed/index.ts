export {
  type AttributeName,
  type AttributeProperty,
  type AttributeValues,
  attributeTable,
  propertyOf,
  type TableRow,
} from "./attributes.ts";
export { attributesOf, type EmbedAttribute, inHtml } from "./attributesOf.ts";
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
  themes,
} from "./EmbedChoice.ts";
export { escapeHtml } from "./escapeHtml.ts";
export {
  choiceOfPage,
  type OembedFormat,
  oembedAddress,
  oembedFormats,
  oembedPath,
  oembedType,
} from "./oembed.ts";
export { longestPagePath, pagePath } from "./pagePath.ts";
export {
  firstScreenHash,
  type PreviewKind,
  previewAddress,
  previewKindName,
  previewKinds,
  previewPath,
} from "./preview.ts";
export { readChoice } from "./readChoice.ts";
export { type HeightStep, reservedHeight } from "./reservedHeight.ts";
export { frameHeight, spaceRules } from "./reservedSpace.ts";
export { scriptSnippet } from "./snippets/element.ts";
export { frameAddress, frameElement } from "./snippets/iframe.ts";
export { type EmbedServer, type Snippet, type SnippetKind, snippetKinds } from "./snippets/Snippet.ts";
export { snippets } from "./snippets/snippets.ts";
