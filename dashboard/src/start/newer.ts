/** The attribute of the page's root element, and the event on the window, that say that a newer version is ready. */
export const newer = { attribute: "data-newer", event: "iep-newer" } as const;
