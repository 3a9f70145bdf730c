import { subscribeToasts } from "../../content/subscribe.ts";

export interface SubscribeFields {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly acceptsRenewal: boolean;
}

/**
 * The one toast for a form that cannot be sent yet, in the specification's order.
 * @returns null if none of its rules is broken: then only the field shows an error.
 */
export function complaintAbout(fields: SubscribeFields) {
  const { name, email, password, confirmPassword, acceptsRenewal } = fields;
  const isMissing = [name, email].some((text) => text.trim() === "") || !password || !confirmPassword;
  if (isMissing || !acceptsRenewal) return subscribeToasts.missing;
  if (password.length < 6) return subscribeToasts.short;
  if (password !== confirmPassword) return subscribeToasts.mismatch;
  return null;
}
