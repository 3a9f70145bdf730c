// What a chart says, whatever it is about.

export const chartWords = {
  asTable: "Show as a table",
  nothing: "None in these days.",
} as const;
