/** The work of this page's tools, by element and name. Nothing of it is stored unsealed. */
export const work = new Map<string, unknown>();
