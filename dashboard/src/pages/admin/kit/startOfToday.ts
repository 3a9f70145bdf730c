/** The start of the operator's day as ISO 8601, for figures of "today". */
export function startOfToday(): string {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate()).toISOString();
}
