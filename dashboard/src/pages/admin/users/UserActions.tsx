import { adminUsers, type UserDetails } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import {
  endSessions,
  makeOperator,
  notConfirmed,
  openAllTools,
  takeAllToolsBack,
  takeRole,
  userWords,
} from "../../../content/admin/users.ts";
import { ConfirmAction, type ConfirmActionWords } from "../../../forms/ConfirmAction.tsx";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { EmailAddress } from "../../../text/EmailAddress.tsx";
import { Section } from "../kit/Section.tsx";
import { refetchCalls } from "../kit/useServerQuery.ts";
import { server } from "./server.ts";

/** What an operator can change in an account. Each asks for confirmation. */
export function UserActions({ user }: { readonly user: UserDetails }) {
  const words = userWords.actions;
  return (
    <Section level={3} title={words.title} lead={words.lead}>
      <div className={tw`flex flex-col sm:flex-row sm:flex-wrap gap-3`}>
        <AllToolsAction user={user} />
        {user.isSelf ? null : (
          <>
            <RoleAction user={user} />
            <ConfirmAction
              words={concerning(user, endSessions())}
              onDo={() => after(server.endUserSessions({ id: user.id }))}
            />
          </>
        )}
      </div>
      {user.isSelf ? <OwnAccount isOnlyOperator={user.isLastOperator} /> : null}
    </Section>
  );
}

/** One toggling button, so that focus stays on it. */
function AllToolsAction({ user }: { readonly user: UserDetails }) {
  const { id, isGrantedAllTools, isListedOwner } = user;
  return (
    <ConfirmAction
      words={concerning(user, isGrantedAllTools ? takeAllToolsBack(isListedOwner) : openAllTools())}
      onDo={() => after(server.setUserAllTools({ id, isGranted: !isGrantedAllTools }))}
    />
  );
}

function RoleAction({ user }: { readonly user: UserDetails }) {
  const { id, role, emailVerified, isListedAdmin } = user;
  const isOperator = role === "admin";
  if (!isOperator && !emailVerified) return <p className={tw`max-w-text text-quiet`}>{notConfirmed}</p>;
  return (
    <ConfirmAction
      words={concerning(user, isOperator ? takeRole(isListedAdmin && emailVerified) : makeOperator())}
      onDo={() => after(server.setUserRole({ id, role: isOperator ? "user" : "admin" }))}
    />
  );
}

/** Adds the account on its own line: an email address may be wider than a phone. */
function concerning({ email }: UserDetails, words: ConfirmActionWords): ConfirmActionWords {
  const text = (
    <>
      <p className={`dash-breakable ${tw`font-medium`}`}>
        <EmailAddress of={email} />
      </p>
      <p>{words.text}</p>
    </>
  );
  return { ...words, text };
}

function OwnAccount({ isOnlyOperator }: { readonly isOnlyOperator: boolean }) {
  const words = userWords.actions;
  return (
    <div className={tw`flex flex-col gap-1 max-w-text text-quiet`}>
      <p>{isOnlyOperator ? words.onlyOperator : words.ownRole}</p>
      <p>
        {words.ownSessions} <SiteLink to="/account?tab=security">{words.toAccount}</SiteLink>.
      </p>
    </div>
  );
}

/** Refetches even after a rejected action: the screen was out of date then. */
async function after(action: Promise<unknown>): Promise<void> {
  try {
    await action;
  } finally {
    await refetchCalls(adminUsers.readUser.path, adminUsers.listUsers.path);
  }
}
