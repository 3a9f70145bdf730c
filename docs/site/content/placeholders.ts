/** In the built pages where the exact version goes that a file is pinned to. */
export const versionPlaceholder = "0.0.0-current";

/** In the built pages where the hash of that file goes. */
export const integrityPlaceholder = "sha384-of-the-current-version";
