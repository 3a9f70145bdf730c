/** Removes what Google's tag may have left in this browser: its cookies and its entries in the storage. */
export function forgetGoogle(): void {
  const names = document.cookie.split(";").map((pair) => pair.split("=")[0]?.trim() ?? "");
  // A cookie is removed only under the domain it was set for, which may be any above ours.
  const labels = window.location.hostname.split(".");
  const domains = ["", ...labels.map((_, from) => `; Domain=${labels.slice(from).join(".")}`)];
  for (const name of names.filter(isGoogles))
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  for (const key of Object.keys(window.localStorage).filter(isGoogles)) window.localStorage.removeItem(key);
}

/** By the prefixes that Google's tag documents: Analytics, and the click that led here. */
function isGoogles(name: string): boolean {
  return /^_(ga|gid|gac|gcl)/.test(name);
}
