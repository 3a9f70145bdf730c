/**
 * @param title a test's title, where … is any text
 * @returns a pattern for the title as it is in its file and in a run, without anchors
 */
export function titlePattern(title: string): string {
  return title
    .split("…")
    .map((words) => words.replace(/[.*+?^$(){}|[\]\\/]/g, "\\$&"))
    .join(".+");
}
