import type { ConnectionAsked } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { connect } from "../../content/connect.ts";

/** The deciding account. */
export function SignedInAs({ email }: { readonly email: string | null }) {
  if (email === null) return null;
  return (
    <p className={tw`text-quiet`}>
      {connect.signedInAs} <strong className={tw`font-semibold break-words`}>{email}</strong>.
    </p>
  );
}

/** The site's registered origin: its name is self-chosen. */
export function placeOf({ origin }: ConnectionAsked): string {
  return new URL(origin).host;
}
