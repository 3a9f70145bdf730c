import { type EmbedChoice, plainChoice } from "./EmbedChoice.ts";
import { escapeHtml } from "./escapeHtml.ts";
import { oneLine } from "./oneLine.ts";

/** One attribute of an element, its value not escaped yet. */
export interface EmbedAttribute {
  readonly name: string;
  /** The same as a property, and as React's wrapper takes it. */
  readonly property: Exclude<keyof EmbedChoice, "tool">;
  readonly value: string;
}

const names: Readonly<Record<EmbedAttribute["property"], string>> = {
  siteKey: "site-key",
  render: "render",
  mode: "mode",
  buttonLabel: "button-label",
  heading: "heading",
  theme: "theme",
  background: "background",
  accent: "accent",
  state: "state",
};

/** @returns the attributes for the choice, without those that equal an element's default. */
export function attributesOf(choice: EmbedChoice): readonly EmbedAttribute[] {
  const plain = plainChoice(choice.tool);
  const properties = Object.keys(names) as EmbedAttribute["property"][];
  return properties.flatMap((property) => {
    // Only a button has a label.
    if (property === "buttonLabel" && choice.mode !== "dialog") return [];
    const value = oneLine(choice[property] ?? "");
    return value === "" || value === plain[property] ? [] : [{ name: names[property], property, value }];
  });
}

/** @returns attributes as HTML writes them, each with a space before it; "" for none. */
export function inHtml(attributes: readonly Pick<EmbedAttribute, "name" | "value">[]): string {
  return attributes.map(({ name, value }) => ` ${name}="${escapeHtml(value)}"`).join("");
}
