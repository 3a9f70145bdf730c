/** "1,234"; null stays null. */
export function countOf(count: number | null): string | null {
  return count === null ? null : count.toLocaleString("en-US");
}
