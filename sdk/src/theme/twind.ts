import { defineConfig } from "@twind/core";
import presetTailwind from "@twind/preset-tailwind";
import { colors } from "./tokens.ts";

const colorVariables = Object.fromEntries(
  // fill and on-fill are the primary colors, or a partner's accent with matching text (base.css).
  [...Object.keys(colors), "fill", "on-fill"].map((name) => [name, `var(--iep-${name})`]),
);

/** A 4-px grid; 11 is the 44-px target. */
const spacing = {
  0: "0px",
  px: "1px",
  1: "0.25rem",
  2: "0.5rem",
  3: "0.75rem",
  4: "1rem",
  5: "1.25rem",
  6: "1.5rem",
  8: "2rem",
  10: "2.5rem",
  11: "2.75rem",
  16: "4rem",
  24: "6rem",
};

/**
 * Twind as this house uses it. It runs at build time only (see `vite.ts`).
 * `wide:` follows the width of the tool itself, so that a 320-px column of a wide page looks as a phone does;
 * `sm:`, `md:` and `lg:` follow the window and are for pages of the dashboard.
 */
export const twindConfig = defineConfig({
  presets: [presetTailwind({ disablePreflight: true })],
  hash: false,
  variants: [
    ["wide", "@container (min-width:560px)"],
    ["chosen", "&:has(:checked)"],
    // A disabled button: for good, or until something is answered (it can then still say what).
    ["off", "&:is(:disabled,[aria-disabled=true])"],
    ["quick", "@media (prefers-reduced-motion:no-preference)"],
  ],
  // The one shadow. The preset's needs variables from its preflight, which we omit.
  rules: [["shadow$", { boxShadow: "0 1px 2px rgb(29 42 51/.06)" }]],
  theme: {
    screens: { sm: "640px", md: "800px", lg: "1080px" },
    colors: { ...colorVariables, transparent: "transparent", current: "currentColor" },
    spacing,
    borderRadius: { none: "0", DEFAULT: "10px", full: "9999px" },
    borderWidth: { 0: "0", DEFAULT: "1px", 2: "2px", 4: "4px" },
    fontFamily: { text: "inherit", heading: "var(--iep-heading-font,inherit)" },
    fontSize: {
      sm: ["0.9375rem", "1.5"],
      base: ["1.0625rem", "1.55"],
      lg: ["1.1875rem", "1.45"],
      xl: ["1.4375rem", "1.3"],
      "2xl": ["1.875rem", "1.2"],
      "3xl": ["2.375rem", "1.15"],
      "4xl": ["3rem", "1.1"],
    },
    maxWidth: { none: "none", full: "100%", text: "68ch", narrow: "34rem", tool: "48rem", page: "70rem" },
    transitionDuration: { DEFAULT: "150ms" },
  },
});
