import type { AttributeName } from "./attributes.ts";
import { type ChoiceProperty, choiceAttributes, type EmbedChoice, plainChoice } from "./EmbedChoice.ts";
import { escapeHtml } from "./escapeHtml.ts";
import { oneLine } from "./oneLine.ts";
import { overlayAttributes } from "./overlayAttributes.ts";
import { propertyOf } from "./propertyOf.ts";

/** One attribute of an element, its value not escaped yet. */
export interface EmbedAttribute {
  readonly name: AttributeName;
  /** The same as a property, and as React's wrapper takes it. */
  readonly property: ChoiceProperty;
  readonly value: string;
}

/** @returns the attributes for the choice, without those that equal an element's default. */
export function attributesOf(choice: EmbedChoice): readonly EmbedAttribute[] {
  const plain = plainChoice(choice.tool);
  return choiceAttributes.flatMap(({ name }) => {
    const property = propertyOf(name);
    if (!isUsed(name, choice)) return [];
    const value = oneLine(choice[property] ?? "");
    return value === "" || value === plain[property] ? [] : [{ name, property, value }];
  });
}

/** @returns whether the attribute has an effect with this choice's mode. */
export function isUsed(name: AttributeName, { mode }: Pick<EmbedChoice, "mode">): boolean {
  if (name === "side") return mode === "slide-in" || mode === "floating";
  return mode !== "inline" || !overlayAttributes.some((row) => row.name === name);
}

/** @returns attributes as HTML writes them, each with a space before it; "" for none. */
export function inHtml(attributes: readonly { readonly name: string; readonly value: string }[]): string {
  return attributes.map(({ name, value }) => ` ${name}="${escapeHtml(value)}"`).join("");
}
