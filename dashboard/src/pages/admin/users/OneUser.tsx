import { adminUsers, type UserDetails } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { useSearchParams } from "react-router";
import { userWords } from "../../../content/admin/users.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { AskedFor } from "../kit/AskedFor.tsx";
import { NothingHere } from "../kit/NothingHere.tsx";
import { useAsked } from "../kit/useAsked.ts";
import { server } from "./server.ts";
import { UserActions } from "./UserActions.tsx";
import { UserFacts } from "./UserFacts.tsx";
import { UserLinks } from "./UserLinks.tsx";
import { UserMails } from "./UserMails.tsx";
import { UserRights } from "./UserRights.tsx";
import { UserSessions } from "./UserSessions.tsx";
import { addressOfList } from "./userPlace.ts";

/** One account: who it is, what is open to it, where it is signed in, and what an operator can change. */
export function OneUser({ id }: { readonly id: number }) {
  const [params] = useSearchParams();
  const list = addressOfList(params);
  const asked = useAsked(adminUsers.readUser.path, { id }, server.readUser);
  return (
    <>
      <p>
        <SiteLink to={list} className={tw`inline-flex items-center min-h-[2.75rem]`}>
          {userWords.back}
        </SiteLink>
      </p>
      <AskedFor
        asked={asked}
        waiting={userWords.loading}
        start={list}
        missing={<NothingHere title={userWords.missingTitle} text={userWords.missingText} />}
      >
        {(user) => <Shown user={user} now={new Date(asked.answeredAt)} />}
      </AskedFor>
    </>
  );
}

function Shown({ user, now }: { readonly user: UserDetails; readonly now: Date }) {
  return (
    <>
      <section className={tw`flex flex-col gap-4`}>
        <h2 className={`dash-heading dash-breakable ${tw`font-heading text-2xl`}`}>{user.email}</h2>
        <UserFacts user={user} now={now} />
      </section>
      <UserLinks user={user} />
      <UserActions user={user} />
      <UserRights entitlements={user.entitlements} now={now} />
      <UserSessions sessions={user.sessions} now={now} />
      <UserMails mails={user.mails} now={now} />
    </>
  );
}
