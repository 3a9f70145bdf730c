/** Above a tool in the builder's preview. */
export const previewWords = {
  sample: "Sample. Nothing here is saved, counted or sold.",
} as const;
