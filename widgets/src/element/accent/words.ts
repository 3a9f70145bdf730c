/** For the owner of a site, in the console. */
export const words = {
  shadesInstead: (accent: string, [light, dark]: readonly [light: string, dark: string]) =>
    `${accent} is hard to see on our paper, so buttons are ${light} in the light theme and ${dark} in the dark one.`,
} as const;
