import { toolIds } from "@iep-insider/sdk/catalog";
import { type AttributeRow, attributes } from "../../src/element/reference/attributes.ts";
import { events } from "../../src/element/reference/events.ts";
import { methods } from "../../src/element/reference/methods.ts";
import { type ElementToBuild, elements } from "../elements.ts";
import { docOf, registerName, typeOf } from "./names.ts";

/** `elements.d.ts`: the elements as a browser has them. It needs no React. */
export function elementTypes(): string {
  const members = [
    ...attributes.map(accessors),
    ...methods.map(({ name, type, isMethod, meaning }) =>
      [docOf(meaning, "  "), isMethod ? `  ${name}: ${type};` : `  readonly ${name}: ${type};`].join("\n"),
    ),
  ];
  const listened = events.map(({ name, meaning }) =>
    [docOf(meaning, "    "), `    ${JSON.stringify(name)}: CustomEvent<ToolEventDetail>;`].join("\n"),
  );
  return `/** The id of a tool. */
export type ToolId =
${toolIds.map((id) => `  | ${JSON.stringify(id)}`).join("\n")};

/** What an event tells: which tool, and whether it has come to a result. Never what a parent typed, checked, chose or got. */
export interface ToolEventDetail {
  readonly tool: ToolId;
  readonly completed: boolean;
}

/** Any of our elements. */
export interface ToolElement extends HTMLElement {
${members.join("\n")}
}

declare global {
  interface HTMLElementTagNameMap {
${elements.map(({ tag }) => `    ${JSON.stringify(tag)}: ToolElement;`).join("\n")}
  }
  interface HTMLElementEventMap {
${listened.join("\n")}
  }
}
`;
}

/**
 * `index.d.ts`: what the package's own entry gives, or the one in Spanish.
 * @param way to the package's folder.
 */
export function indexTypes(given: readonly ElementToBuild[], way: "./" | "../" = "./"): string {
  const registers = given.map(
    ({
      tag,
    }) => `/** Makes <${tag}> known to the browser; does nothing on a server. @returns whether it was registered now. */
export declare const ${registerName(tag)}: () => boolean;`,
  );
  return [`export * from "${way}elements.js";`, ...registers].join("\n\n").concat("\n");
}

/** A value goes to the attribute, also null, which takes it away; what is read is what counts. */
function accessors(row: AttributeRow): string {
  const type = typeOf(row);
  return [
    docOf(row.meaning, "  "),
    `  get ${row.property}(): ${row.default === null ? `${type} | null` : type};`,
    `  set ${row.property}(value: ${type} | null | undefined);`,
  ].join("\n");
}
