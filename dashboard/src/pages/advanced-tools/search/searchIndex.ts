import { createSearch } from "./createSearch.ts";
import { allEntries } from "./entries.ts";

export const find = createSearch(allEntries());
