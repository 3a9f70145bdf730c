/** @returns where the work of this page is sealed, in the tab's session storage. */
export function sealedName(): string {
  // The frames of one page share the tab's storage, so each has an entry of its own.
  const { pathname } = window.location;
  return pathname.startsWith("/frame/") ? `iep-sealed ${pathname} ${window.name}` : "iep-sealed";
}

/** @returns what is sealed; null where nothing is, or storage is blocked. */
export function readSealed(): string | null {
  try {
    return sessionStorage.getItem(sealedName());
  } catch {
    return null;
  }
}
