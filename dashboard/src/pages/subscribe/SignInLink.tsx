import { tw } from "@iep-insider/sdk/theme";
import { Link } from "react-router";
import type { SentFrom } from "../../app/account/sentFrom.ts";
import { subscribe } from "../../content/subscribe.ts";

/** To the sign-in page, and back here. */
export function SignInLink() {
  const state: SentFrom = { from: "/subscribe" };
  return (
    <p className={tw`flex flex-wrap items-center gap-x-2`}>
      <span className={tw`text-quiet`}>{subscribe.hasAccount}</span>
      <Link
        to="/login"
        state={state}
        className={tw`inline-flex items-center min-h-[2.75rem] text-primary font-medium`}
      >
        {subscribe.signIn}
      </Link>
    </p>
  );
}
