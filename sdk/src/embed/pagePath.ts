/** Characters that a page's path may have here. */
export const longestPagePath = 300;

/**
 * The path of a page as its site's owner is shown it, where a key was seen last: without query and hash, and without
 * any part that may name or lead to a person: an address, a long number, a word of no language.
 * @param pathname as `location` has it. @returns "/my/…/page"; what is personal already is left out, so twice is as once.
 */
export function pagePath(pathname: string): string {
  const shown = pathname
    .replace(/[?#].*$/s, "")
    .split("/")
    .map((part) => (personal.some((pattern) => pattern.test(part)) ? "…" : part));
  return shown.join("/").slice(0, longestPagePath);
}

const personal = [/@|%40/i, /\d{5}/, /[\da-z_]{21}/i, /^[\da-f-]{32,}$/i];
