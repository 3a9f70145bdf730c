import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { useCurrentUser } from "../app/account/currentUser.ts";
import type { SentFrom } from "../app/account/sentFrom.ts";
import { Waiting } from "./Waiting.tsx";

/** A page for signed-out visitors. @param whenSignedIn where signed-in users are redirected. */
export function SignedOutOnly(props: { readonly whenSignedIn: SentFrom; readonly children: ReactNode }) {
  const { state } = useCurrentUser();
  const wait = (
    <div className={tw`mx-auto w-full max-w-narrow px-5 sm:px-8 py-16`}>
      <Waiting />
    </div>
  );
  switch (state) {
    case "signed in":
      return (
        <>
          <Navigate to={props.whenSignedIn.from} state={props.whenSignedIn.state} replace />
          {wait}
        </>
      );
    case "loading":
      return wait;
    default:
      // Hidden during hydration for a signed-in user (dashboard.css).
      return <div className={state === "unknown" ? "dash-signed-out" : ""}>{props.children}</div>;
  }
}
