import { type AttributeRow, attributes } from "../../src/element/reference/attributes.ts";
import { events } from "../../src/element/reference/events.ts";
import { elements } from "../elements.ts";
import { docOf, typeOf } from "./names.ts";

/** `vue.d.ts`: the tags in Vue's templates. Its checker reads an attribute by either of its names. */
export function vueTypes(): string {
  const given = attributes.flatMap((row) =>
    [...new Set([row.name, row.property])].map((name) => ({ ...row, name })),
  );
  return `import type { HTMLAttributes } from "vue";
import type { ToolElement, ToolEventDetail } from "./elements.js";

${attributesInterface(given)}

export interface ToolEvents {
${events.map(({ name, meaning }) => listener(`on${name.charAt(0).toUpperCase()}${name.slice(1)}`, meaning)).join("\n")}
}

type Tag = new () => ToolElement & {
  /** For templates alone. */
  readonly $props: Omit<HTMLAttributes, keyof ToolAttributes> & ToolAttributes & ToolEvents;
};

declare module "vue" {
  interface GlobalComponents {
${tags("    ")}
  }
}
`;
}

/** `svelte.d.ts`: the tags in Svelte's templates, with its event attributes. */
export function svelteTypes(): string {
  return `import type { HTMLAttributes } from "svelte/elements";
import type { ToolElement, ToolEventDetail } from "./elements.js";

${attributesInterface(attributes)}

export interface ToolEvents {
${events.flatMap(({ name, meaning }) => [listener(`on${name}`, meaning), listener(`on:${name}`, meaning)]).join("\n")}
}

type Tag = Omit<HTMLAttributes<ToolElement>, keyof ToolAttributes> & ToolAttributes & ToolEvents;

declare module "svelte/elements" {
  export interface SvelteHTMLElements {
${tags("    ")}
  }
}
`;
}

function attributesInterface(rows: readonly (Omit<AttributeRow, "name"> & { name: string })[]): string {
  const members = rows.map((row) =>
    [
      docOf(row.meaning, "  "),
      `  readonly ${JSON.stringify(row.name)}?: ${typeOf(row)} | null | undefined;`,
    ].join("\n"),
  );
  return `export interface ToolAttributes {\n${members.join("\n")}\n}`;
}

function listener(name: string, meaning: string): string {
  return [
    docOf(meaning, "  "),
    `  readonly ${JSON.stringify(name)}?: ((event: CustomEvent<ToolEventDetail>) => void) | undefined;`,
  ].join("\n");
}

function tags(indent: string): string {
  return elements.map(({ tag }) => `${indent}${JSON.stringify(tag)}: Tag;`).join("\n");
}
