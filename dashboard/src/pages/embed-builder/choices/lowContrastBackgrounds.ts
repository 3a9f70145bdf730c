import { colors, contrast } from "@iep-insider/sdk/theme";

/** The contrast that WCAG 2.2 requires for controls (1.4.11). */
const atLeast = 3;

/**
 * The backgrounds on which a button of this color has too little contrast.
 * @param color `#rrggbb`.
 */
export function lowContrastBackgrounds(color: string): readonly ("light" | "dark")[] {
  const [light, dark] = colors.sheet;
  return [
    ...(contrast(color, light) < atLeast ? (["light"] as const) : []),
    ...(contrast(color, dark) < atLeast ? (["dark"] as const) : []),
  ];
}
