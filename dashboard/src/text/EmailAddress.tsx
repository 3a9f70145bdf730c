import { Fragment } from "react";

/** An email address that breaks after “@” and before a dot of its domain, and only then inside a word. */
export function EmailAddress({ of: address }: { readonly of: string }) {
  const domain = address.lastIndexOf("@") + 1;
  const parts = [address.slice(0, domain), ...address.slice(domain).split(/(?=\.)/)];
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change their order.
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
