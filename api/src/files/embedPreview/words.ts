/** What the page of a preview says where there is nothing to show. */
export const embedPreviewWords = {
  title: "Preview",
  noTool: "Unknown tool. Please choose one in the embed builder.",
  noRelease: "The self-contained files of this version are not published yet. The other embed options work.",
} as const;
