export const textPage = {
  contents: "On this page",
  changed: (day: string) => `Last changed ${day}`,
} as const;
