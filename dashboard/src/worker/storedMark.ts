/**
 * The attribute of the root element of a page that came from the device, because the server could not be reached. The
 * browser's own `navigator.onLine` knows only whether there is a network.
 */
export const storedMark = "data-stored";
