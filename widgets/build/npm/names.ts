import { componentName } from "@iep-insider/sdk/embed";
import type { AttributeRow } from "../../src/element/reference/attributes.ts";

/** What a site owner installs. */
export const packageName = "@iep-insider/elements";

/** @returns `registerAideScreener` for `aide-screener`. */
export function registerName(tag: string): string {
  return `register${componentName(tag)}`;
}

/** An attribute's type in TypeScript: its values where they are a list. */
export function typeOf({ values }: Pick<AttributeRow, "values">): string {
  return values ? values.map((value) => JSON.stringify(value)).join(" | ") : "string";
}

/** A comment of one line above a declaration. */
export function docOf(meaning: string, indent: string): string {
  return `${indent}/** ${meaning.replaceAll("*/", "* /")} */`;
}
