/** A Word page of US Letter with margins of one inch, in twentieths of a point. */
export const usLetter = {
  size: { width: 12240, height: 15840 },
  margin: { top: 1440, bottom: 1440, left: 1440, right: 1440 },
} as const;
