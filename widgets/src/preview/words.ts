/** Above a tool in the builder's preview. */
export const previewWords = {
  sample: "Sample. Nothing is saved or sold.",
} as const;
