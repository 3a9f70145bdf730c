import { createSearch } from "./createSearch.ts";
import { allEntries } from "./entries.ts";

/** Searches everything on this site that helps a parent. */
export const find = createSearch(allEntries());
