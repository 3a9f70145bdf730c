export const waitWords = {
  seconds: "less than a minute",
  minutes: (count: number) => (count === 1 ? "1 minute" : `${count} minutes`),
} as const;
