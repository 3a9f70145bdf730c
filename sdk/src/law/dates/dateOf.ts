/** @returns the day in the parent's own time zone, `YYYY-MM-DD`. */
export function dateOf(now: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
