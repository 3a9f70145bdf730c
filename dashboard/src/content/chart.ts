// Texts shared by all charts.

export const chartWords = {
  asTable: "Show as a table",
  nothing: "None in these days.",
} as const;
