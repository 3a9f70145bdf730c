/**
 * The query is in the fragment, which browsers do not send to a server: Back and a reload restore it.
 * @returns "" without a query.
 */
export function queryIn(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get(name) ?? "";
}

/** Not a navigation: nothing scrolls, and typing does not fill the history. */
export function keepQuery(query: string): void {
  const { pathname, search, hash } = window.location;
  const next = query.trim() === "" ? "" : `#${new URLSearchParams({ [name]: query })}`;
  // Keeps the hash of a situation or a card when nothing was searched.
  if (next === hash || (next === "" && queryIn(hash) === "")) return;
  window.history.replaceState(window.history.state, "", `${pathname}${search}${next}`);
}

const name = "find";
