/** For the owner of a site, in the console. */
export const accentWords = {
  shadeInstead: (accent: string, theme: "light" | "dark", shade: string) =>
    `${accent} is hard to see on our ${theme} paper, so buttons are ${shade} there.`,
} as const;
