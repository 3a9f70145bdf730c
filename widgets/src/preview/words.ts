export const previewWords = {
  sample: "Sample. Nothing is saved or sold.",
} as const;
