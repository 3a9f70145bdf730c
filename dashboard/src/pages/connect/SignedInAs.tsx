import type { ConnectionAsked } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { connect } from "../../content/connect.ts";

/** The account that decides. */
export function SignedInAs({ email }: { readonly email: string | null }) {
  if (email === null) return null;
  return (
    <p className={tw`text-quiet`}>
      {connect.signedInAs} <strong className={tw`font-semibold break-words`}>{email}</strong>.
    </p>
  );
}

/** The registered address of the site: its name is whatever the site calls itself. */
export function placeOf({ origin }: ConnectionAsked): string {
  return new URL(origin).host;
}
