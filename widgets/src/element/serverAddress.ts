/**
 * Where our server is: where this script came from. In the npm package the script comes from the partner's
 * own bundle, so the build sets this to null there and the element asks for `api-base`.
 */
export const scriptOrigin: string | null = originOf(import.meta.env.IEP_IN_PACKAGE ? null : import.meta.url);

/** The address of a script that has run is complete; a `URL` of it would take more memory. */
function originOf(address: string | null): string | null {
  return address?.match(/^https?:\/\/[^/]+/)?.[0] ?? null;
}
