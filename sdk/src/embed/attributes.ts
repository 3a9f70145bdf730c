import type { AttributeShape } from "./AttributeShape.ts";
import { elementAttributes } from "./elementAttributes.ts";
import { modeAttribute, overlayAttributes } from "./overlayAttributes.ts";
import type { PropertyOf } from "./propertyOf.ts";

const [siteKey, apiBase, render, , ...others] = elementAttributes;

/**
 * The attributes that an element takes, in the order in which snippets write them. Elements, snippets, types,
 * documentation and checks derive from it; what the documentation adds is in `widgets/src/element/reference`.
 */
export const attributeTable = [
  siteKey,
  apiBase,
  render,
  modeAttribute,
  ...overlayAttributes,
  ...others,
] as const;

export type AttributeName = (typeof attributeTable)[number]["name"];

/** A row as every reader of the table sees it. */
export type TableRow<Name extends AttributeName = AttributeName> = AttributeShape & { readonly name: Name };

export type AttributeProperty = PropertyOf<AttributeName>;

type RowOf<Name extends AttributeName> = Extract<(typeof attributeTable)[number], { name: Name }>;

/** @returns the row of one attribute. */
export function attributeRow<Name extends AttributeName>(name: Name): RowOf<Name> {
  return attributeTable.find((row) => row.name === name) as RowOf<Name>;
}
