/** @returns pairs as the query of an address, `theme=dark&state=MA`; "" for none. */
export function queryOf(pairs: readonly { readonly name: string; readonly value: string }[]): string {
  return pairs.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("&");
}
