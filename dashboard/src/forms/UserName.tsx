/**
 * A hidden field that tells password managers whose password this is.
 * @param email empty if unknown.
 */
export function UserName({ email = "" }: { readonly email?: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
