import { tw } from "@iep-insider/sdk/theme";
import { buttonLook, Notice } from "@iep-insider/sdk/ui";
import { Link } from "react-router";
import { useCurrentUser } from "../../app/account/currentUser.ts";
import type { SentFrom } from "../../app/account/sentFrom.ts";
import { verifyEmail } from "../../content/accounts.ts";
import { FormPage } from "../../forms/FormPage.tsx";
import { Waiting } from "../../forms/Waiting.tsx";
import { ConfirmForm } from "./ConfirmForm.tsx";

interface Props {
  readonly token: string;
  readonly onDone: () => void;
}

/**
 * It takes a press while signed in to the account. Anyone can sign up with someone else's address, and its owner must
 * not confirm it by opening a mail they did not request. And programs that look for bad links open every link of a
 * mail, some of them with scripts: the owner would find a link that was used.
 */
export function ConfirmAddress({ token, onDone }: Props) {
  return (
    <FormPage
      title={verifyEmail.title}
      lead={verifyEmail.lead}
      links={<p className={tw`text-quiet`}>{verifyEmail.notYou}</p>}
    >
      <Body token={token} onDone={onDone} />
    </FormPage>
  );
}

function Body({ token, onDone }: Props) {
  const current = useCurrentUser();
  switch (current.state) {
    case "signed out":
      return <SignInFirst token={token} />;
    case "unknown":
    case "loading":
      return <Waiting />;
    case "signed in":
      return (
        <>
          <p>
            {verifyEmail.signedInAs}{" "}
            <strong className={tw`font-semibold break-words`}>{current.user.email}</strong>.
          </p>
          <ConfirmForm token={token} onDone={onDone} />
        </>
      );
    case "failed":
      return <ConfirmForm token={token} onDone={onDone} />;
  }
}

function SignInFirst({ token }: { readonly token: string }) {
  const state: SentFrom = { from: "/verify-email", state: { token } };
  return (
    <>
      <Notice title={verifyEmail.signInTitle}>
        <p>{verifyEmail.signInText}</p>
      </Notice>
      <div className={tw`flex flex-col sm:flex-row`}>
        <Link to="/login" state={state} className={buttonLook.primary}>
          {verifyEmail.toSignIn}
        </Link>
      </div>
    </>
  );
}
