/** For the owner of a site, in the console. */
export const backgroundWords = {
  keepsPaper:
    "keeps its own paper, since the page has a picture, a gradient or a color behind it that words are hard to read on.",
} as const;
