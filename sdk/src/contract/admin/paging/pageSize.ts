/** How many rows a page has at most. */
export const pageSize = 50;
