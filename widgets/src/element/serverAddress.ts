/**
 * Where our server is: where this script came from. In the npm package the script comes from the partner's
 * own bundle, so the build sets this to null there and the element asks for `api-base`.
 */
export const scriptOrigin: string | null = originOf(import.meta.env.IEP_IN_PACKAGE ? null : import.meta.url);

function originOf(address: string | null): string | null {
  if (!address) return null;
  const { protocol, origin } = new URL(address);
  return /^https?:$/.test(protocol) ? origin : null;
}
