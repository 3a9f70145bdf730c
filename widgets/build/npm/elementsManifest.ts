import { componentName } from "@iep-insider/sdk/embed";
import { type AttributeRow, attributes } from "../../src/element/reference/attributes.ts";
import { events } from "../../src/element/reference/events.ts";
import { type MethodRow, methods } from "../../src/element/reference/methods.ts";
import { type ElementToBuild, elements } from "../elements.ts";
import { typeOf } from "./names.ts";

/**
 * `custom-elements.json`, by which editors know our tags: the format of the Custom Elements Manifest, schema 2.1.0
 * (github.com/webcomponents/custom-elements-manifest).
 * @param inSpanish the elements that have a module in Spanish, too.
 */
export function elementsManifest(inSpanish: readonly ElementToBuild[]): string {
  const modules = [...elements.map(moduleOf), ...inSpanish.map(spanishModuleOf)];
  return `${JSON.stringify({ schemaVersion: "2.1.0", readme: "README.md", modules }, null, 2)}\n`;
}

/** It registers the same element, with its screens in Spanish. */
function spanishModuleOf({ tag, title }: ElementToBuild) {
  return {
    kind: "javascript-module",
    path: `es/${tag}.js`,
    summary: `${title}, in Spanish`,
    declarations: [],
    exports: [
      {
        kind: "custom-element-definition",
        name: tag,
        declaration: { name: componentName(tag), module: `${tag}.js` },
      },
    ],
  };
}

function moduleOf({ tag, title, description }: ElementToBuild) {
  const name = componentName(tag);
  const path = `${tag}.js`;
  return {
    kind: "javascript-module",
    path,
    summary: title,
    declarations: [
      {
        kind: "class",
        customElement: true,
        name,
        tagName: tag,
        summary: title,
        description,
        superclass: { name: "HTMLElement", package: "global:" },
        attributes: attributes.map(attributeOf),
        members: [...attributes.map(fieldOf), ...methods.map(memberOf)],
        events: events.map(({ name, meaning }) => ({
          name,
          type: { text: "CustomEvent<ToolEventDetail>" },
          description: meaning,
        })),
      },
    ],
    exports: [{ kind: "custom-element-definition", name: tag, declaration: { name, module: path } }],
  };
}

function attributeOf(row: AttributeRow) {
  return {
    name: row.name,
    fieldName: row.property,
    type: { text: typeOf(row) },
    description: row.meaning,
    ...(row.default !== null && { default: row.default }),
  };
}

function fieldOf(row: AttributeRow) {
  return {
    kind: "field",
    name: row.property,
    attribute: row.name,
    reflects: true,
    type: { text: row.default === null ? `${typeOf(row)} | null` : typeOf(row) },
    description: row.meaning,
    default: JSON.stringify(row.default),
  };
}

function memberOf({ name, type, isMethod, meaning }: MethodRow) {
  if (!isMethod) return { kind: "field", name, readonly: true, type: { text: type }, description: meaning };
  return { kind: "method", name, return: { type: { text: "void" } }, description: meaning };
}
