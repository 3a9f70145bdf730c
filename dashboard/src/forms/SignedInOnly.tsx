import type { Account } from "@iep-insider/sdk/contract";
import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { useCurrentUser } from "../app/account/currentUser.ts";
import type { SentFrom } from "../app/account/sentFrom.ts";
import { account } from "../content/account.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import { NeedsScript } from "./NeedsScript.tsx";
import { Waiting } from "./Waiting.tsx";

interface Props {
  /** Wraps the content in the page's frame and title. */
  readonly frame: (content: ReactNode, user: Account | null) => ReactNode;
  /** Shown until the user is known. */
  readonly waiting: string;
  /** Called before the redirect to /login, so that the reason can be shown. */
  readonly onSentAway?: () => void;
  readonly children: (user: Account) => ReactNode;
}

/** A page that requires sign-in; visitors are redirected to /login and back. */
export function SignedInOnly({ frame, waiting, onSentAway = nothing, children }: Props) {
  const { pathname, search } = useLocation();
  const current = useCurrentUser();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (current.state === "signed in" && !wasSignedIn) setWasSignedIn(true);
  switch (current.state) {
    case "signed out":
      // After logging out here, go to the home page rather than to /login.
      if (wasSignedIn && current.hasLeft) return <Navigate to="/" replace />;
      return <ToSignIn from={pathname + search} onSentAway={onSentAway} />;
    case "signed in":
      return frame(children(current.user), current.user);
    case "failed":
      return frame(
        <LoadFailure title={account.failedTitle} text={account.failedText} onRetry={current.retry} />,
        null,
      );
    default:
      return frame(
        <>
          <NeedsScript />
          <div className="dash-needs-script">
            <Waiting label={waiting} />
          </div>
        </>,
        null,
      );
  }
}

function ToSignIn({ from, onSentAway }: { readonly from: string; readonly onSentAway: () => void }) {
  const state: SentFrom = { from };
  useEffect(onSentAway, [onSentAway]);
  return <Navigate to="/login" replace state={state} />;
}

function nothing(): void {}
