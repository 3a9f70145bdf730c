/** Above a tool in the builder's preview. */
export const previewWords = {
  sample: "Sample of an invented child. Nothing here is saved, counted or sold.",
} as const;
