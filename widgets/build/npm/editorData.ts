import { type AttributeRow, attributes } from "../../src/element/reference/attributes.ts";
import { events } from "../../src/element/reference/events.ts";
import { elements } from "../elements.ts";
import { version } from "../version.ts";
import { packageName } from "./names.ts";

/** `html-custom-data.json`: the tags for Visual Studio Code (`html.customData`), format 1.1. */
export function htmlData(): string {
  const data = {
    version: 1.1,
    tags: elements.map(({ tag, title, description }) => ({
      name: tag,
      description: `${title}. ${description}`,
      attributes: attributes.map(({ name, meaning, values }) => ({
        name,
        description: meaning,
        ...(values && { values: values.map((value) => ({ name: value })) }),
      })),
    })),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** `web-types.json`: the same for the editors of JetBrains, which find it by `package.json`. */
export function webTypes(): string {
  const data = {
    $schema: "https://json.schemastore.org/web-types",
    name: packageName,
    version,
    "description-markup": "markdown",
    contributions: {
      html: {
        elements: elements.map(({ tag, title, description }) => ({
          name: tag,
          description: `${title}. ${description}`,
          attributes: attributes.map(webAttribute),
          js: { events: events.map(({ name, meaning }) => ({ name, description: meaning })) },
        })),
      },
    },
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

function webAttribute({ name, meaning, values, default: preset }: AttributeRow) {
  return {
    name,
    description: meaning,
    required: false,
    ...(preset !== null && { default: preset }),
    value: { type: values ? values.map((value) => JSON.stringify(value)).join(" | ") : "string" },
  };
}
