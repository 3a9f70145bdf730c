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
  /** Around whatever it shows: the page's frame and title. */
  readonly frame: (content: ReactNode, user: Account | null) => ReactNode;
  /** Said while it is found out who is signed in. */
  readonly waiting: string;
  /** Called when a visitor is sent to sign in, so that the reason can be shown. */
  readonly onSentAway?: () => void;
  readonly children: (user: Account) => ReactNode;
}

/** A page for signed-in users; others are sent to sign in, and back. */
export function SignedInOnly({ frame, waiting, onSentAway = nothing, children }: Props) {
  const { pathname, search } = useLocation();
  const current = useCurrentUser();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (current.state === "signed in" && !wasSignedIn) setWasSignedIn(true);
  switch (current.state) {
    case "signed out":
      // A user who has just logged out here goes to the home page, and is not asked to sign in.
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
