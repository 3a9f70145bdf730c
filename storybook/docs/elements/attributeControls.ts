import { type AttributeName, type AttributeRow, attributes } from "@iep-insider/widgets/element";
import type { InputType } from "storybook/internal/csf";

/** One control per row of the attribute table; nothing about an attribute stands here. */
export const attributeControls = Object.fromEntries(
  attributes.map((row: AttributeRow) => [
    row.name,
    {
      description: row.meaning,
      ...controls(row.type),
      table: { category: "Attributes", defaultValue: { summary: row.default ?? "none" } },
    },
  ]),
) as Record<AttributeName, InputType>;

function controls(type: AttributeRow["type"]): InputType {
  return type === "theme"
    ? { control: "inline-radio", options: [undefined, "auto", "light", "dark"] }
    : { control: "text" };
}

/** Of a story's arguments those that are attributes. */
export function attributesIn(args: Readonly<Partial<Record<AttributeName, string>>>) {
  return Object.fromEntries(attributes.map(({ name }) => [name, args[name] || undefined]));
}
