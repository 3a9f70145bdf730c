import { colors, contrast } from "@iep-insider/sdk/theme";

/** What WCAG 2.2 asks of the parts of a control (1.4.11). */
const atLeast = 3;

/**
 * On which of the tools' grounds a button of this color would be hard to see.
 * @param color `#rrggbb`.
 */
export function weakGrounds(color: string): readonly ("light" | "dark")[] {
  const [light, dark] = colors.sheet;
  return [
    ...(contrast(color, light) < atLeast ? (["light"] as const) : []),
    ...(contrast(color, dark) < atLeast ? (["dark"] as const) : []),
  ];
}
