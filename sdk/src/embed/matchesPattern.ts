import type { AttributeShape } from "./AttributeShape.ts";

/** @returns whether the whole text is as the row's pattern wants it. */
export function matchesPattern({ pattern = "" }: Pick<AttributeShape, "pattern">, text: string): boolean {
  return new RegExp(`^(${pattern})$`).test(text);
}
