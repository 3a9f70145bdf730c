import { adminUsers, type UserDetails } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import {
  endSessions,
  makeOperator,
  openAllTools,
  takeAllToolsBack,
  takeRole,
  userWords,
} from "../../../content/admin/users.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { Deed } from "../kit/Deed.tsx";
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
        {user.isSelf ? null : <RoleDeed user={user} />}
        {user.isSelf || user.sessions.length === 0 ? null : (
          <Deed words={endSessions(user.email)} onDo={() => after(server.endUserSessions({ id: user.id }))} />
        )}
      </div>
      {user.isSelf ? <OwnAccount isOnlyOperator={user.isLastOperator} /> : null}
    </Section>
  );
}

function AllToolsDeed({
  user: { id, email, isGrantedAllTools, isListedOwner },
}: {
  readonly user: UserDetails;
}) {
  const set = (isGranted: boolean) => after(server.setUserAllTools({ id, isGranted }));
  return isGrantedAllTools ? (
    <Deed key="take" words={takeAllToolsBack(email, isListedOwner)} onDo={() => set(false)} />
  ) : (
    <Deed key="give" words={openAllTools(email)} onDo={() => set(true)} />
  );
}

function RoleDeed({
  user: { id, email, role, emailVerified, isListedAdmin },
}: {
  readonly user: UserDetails;
}) {
  return role === "admin" ? (
    <Deed
      key="take"
      words={takeRole(email, isListedAdmin && emailVerified)}
      onDo={() => after(server.setUserRole({ id, role: "user" }))}
    />
  ) : (
    <Deed
      key="give"
      words={makeOperator(email, emailVerified)}
      onDo={() => after(server.setUserRole({ id, role: "admin" }))}
    />
  );
}

function OwnAccount({ isOnlyOperator }: { readonly isOnlyOperator: boolean }) {
  const words = userWords.deeds;
  return (
    <div className={tw`flex flex-col gap-1 max-w-text text-quiet`}>
      <p>{isOnlyOperator ? words.onlyOperator : words.ownRole}</p>
      <p>
        {words.ownSessions} <SiteLink to="/account?tab=security">{words.toAccount}</SiteLink>
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
