/**
 * The search is in the part after `#`, which browsers do not send to a server: Back and a reload restore it.
 * @returns "" where the address has none.
 */
export function queryIn(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get(name) ?? "";
}

/** Not a step of the router: nothing on the page moves, and each letter would be a page in the browser's history. */
export function keepQuery(query: string): void {
  const { pathname, search, hash } = window.location;
  const next = query.trim() === "" ? "" : `#${new URLSearchParams({ [name]: query })}`;
  // The place of a situation or a card stays where nothing was searched.
  if (next === hash || (next === "" && queryIn(hash) === "")) return;
  window.history.replaceState(window.history.state, "", `${pathname}${search}${next}`);
}

const name = "find";
