/** Deletes the cookies and storage entries that Google's tag may have set. */
export function forgetGoogle(): void {
  const names = document.cookie.split(";").map((pair) => pair.split("=")[0]?.trim() ?? "");
  // A cookie can be deleted only under the domain it was set for, which may be any parent domain.
  const labels = window.location.hostname.split(".");
  const domains = ["", ...labels.map((_, from) => `; Domain=${labels.slice(from).join(".")}`)];
  for (const name of names.filter(isGoogles))
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  for (const key of Object.keys(window.localStorage).filter(isGoogles)) window.localStorage.removeItem(key);
}

/** The prefixes that Google's tag documents, for Analytics and for ad clicks. */
function isGoogles(name: string): boolean {
  return /^_(ga|gid|gac|gcl)/.test(name);
}
