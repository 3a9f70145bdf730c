/** What the page of a preview says where there is nothing to show. */
export const embedPreviewWords = {
  title: "Preview",
  noTool: "There is no such tool. Please choose one on the page of the embed builder.",
  noRelease:
    "The self-contained files of this version are not published yet. The other ways to put the tool on your page work.",
} as const;
