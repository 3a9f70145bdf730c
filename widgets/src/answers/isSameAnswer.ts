/** Compares two answers; a stored one has its fields in another order. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  return inOrder(one) === inOrder(other);
}

function inOrder(answer: unknown): string | undefined {
  return JSON.stringify(answer, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
