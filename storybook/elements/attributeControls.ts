import { type AttributeName, type AttributeRow, attributes } from "@iep-insider/widgets/element";
import type { InputType } from "storybook/internal/csf";

/** One control per row of the attribute table, derived from it. */
export const attributeControls = Object.fromEntries(
  attributes.map((row: AttributeRow) => [
    row.name,
    {
      description: row.meaning,
      ...controls(row),
      table: { category: "Attributes", defaultValue: { summary: row.default ?? "none" } },
    },
  ]),
) as Record<AttributeName, InputType>;

function controls({ type, values }: AttributeRow): InputType {
  if (type === "color") return { control: "color" };
  return values ? { control: "inline-radio", options: [undefined, ...values] } : { control: "text" };
}

/** The arguments of a story that are attributes. */
export function attributesIn(args: Readonly<Partial<Record<AttributeName, string>>>) {
  return Object.fromEntries(attributes.map(({ name }) => [name, args[name] || undefined]));
}
