import { type AttributeName, propertyOf } from "./attributes.ts";
import { type ChoiceProperty, choiceAttributes, type EmbedChoice, plainChoice } from "./EmbedChoice.ts";
import { escapeHtml } from "./escapeHtml.ts";
import { oneLine } from "./oneLine.ts";

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
    // Only a button has a label.
    if (property === "buttonLabel" && choice.mode !== "dialog") return [];
    const value = oneLine(choice[property] ?? "");
    return value === "" || value === plain[property] ? [] : [{ name, property, value }];
  });
}

/** @returns attributes as HTML writes them, each with a space before it; "" for none. */
export function inHtml(attributes: readonly { readonly name: string; readonly value: string }[]): string {
  return attributes.map(({ name, value }) => ` ${name}="${escapeHtml(value)}"`).join("");
}
