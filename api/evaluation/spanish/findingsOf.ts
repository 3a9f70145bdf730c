/** What of an answer does not depend on the language: all but sentences, of which there are as many. */
export function findingsOf(value: unknown, key = ""): unknown {
  if (typeof value === "string") return codes.has(key) ? value : "";
  if (Array.isArray(value)) return value.map((one) => findingsOf(one, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value).map(([name, one]) => [name, findingsOf(one, name)]);
}

const codes = new Set(
  "outcome citations topics readAs topic verdict letter id part isFound by citation urgencyLevel".split(" "),
);
