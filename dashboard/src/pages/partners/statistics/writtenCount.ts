/** "1,234"; null stays null. */
export function countOf(count: number | null): string | null {
  return count === null ? null : count.toLocaleString("en-US");
}

/** "1.2K" */
export function shortCount(count: number): string {
  return shortNumber.format(count);
}

const shortNumber = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });
