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
import { Deed, type DeedWords } from "../../../forms/Deed.tsx";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { askAnew } from "../kit/useAsked.ts";
import { Section } from "./Section.tsx";
import { server } from "./server.ts";

/** What an operator can change of an account. Each asks first. */
export function UserDeeds({ user }: { readonly user: UserDetails }) {
  const words = userWords.deeds;
  return (
    <Section title={words.title} lead={words.lead}>
      <div className={tw`flex flex-col sm:flex-row sm:flex-wrap gap-3`}>
        <AllToolsDeed user={user} />
        {user.isSelf ? null : (
          <>
            <RoleDeed user={user} />
            <Deed
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

/** One button that turns into the other, so that the focus stays on it. */
function AllToolsDeed({ user }: { readonly user: UserDetails }) {
  const { id, isGrantedAllTools, isListedOwner } = user;
  return (
    <Deed
      words={concerning(user, isGrantedAllTools ? takeAllToolsBack(isListedOwner) : openAllTools())}
      onDo={() => after(server.setUserAllTools({ id, isGranted: !isGrantedAllTools }))}
    />
  );
}

function RoleDeed({ user }: { readonly user: UserDetails }) {
  const { id, role, emailVerified, isListedAdmin } = user;
  const isOperator = role === "admin";
  if (!isOperator && !emailVerified) return <p className={tw`max-w-text text-quiet`}>{notConfirmed}</p>;
  return (
    <Deed
      words={concerning(user, isOperator ? takeRole(isListedAdmin && emailVerified) : makeOperator())}
      onDo={() => after(server.setUserRole({ id, role: isOperator ? "user" : "admin" }))}
    />
  );
}

/** With whom it is about, in a line of its own: an address may be longer than a phone is wide. */
function concerning({ email }: UserDetails, words: DeedWords): DeedWords {
  const text = (
    <>
      <p className={`dash-breakable ${tw`font-medium`}`}>{email}</p>
      <p>{words.text}</p>
    </>
  );
  return { ...words, text };
}

function OwnAccount({ isOnlyOperator }: { readonly isOnlyOperator: boolean }) {
  const words = userWords.deeds;
  return (
    <div className={tw`flex flex-col gap-1 max-w-text text-quiet`}>
      <p>{isOnlyOperator ? words.onlyOperator : words.ownRole}</p>
      <p>
        {words.ownSessions} <SiteLink to="/account?tab=security">{words.toAccount}</SiteLink>.
      </p>
    </div>
  );
}

/** What is shown is asked for anew, also when the deed was refused: then it was not as it seemed. */
async function after(deed: Promise<unknown>): Promise<void> {
  try {
    await deed;
  } finally {
    await askAnew(adminUsers.readUser.path, adminUsers.listUsers.path);
  }
}
