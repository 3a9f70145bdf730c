/**
 * Tells a password manager whose password this is, where no field does. It is not shown.
 * @param email empty where the page does not know it.
 */
export function UserName({ email = "" }: { readonly email?: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
