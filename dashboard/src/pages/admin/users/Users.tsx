import {
  adminUsers,
  roles,
  subscriptionStatuses,
  type UserRow,
  type UsersToList,
} from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { useSearchParams } from "react-router";
import { adminSections } from "../../../content/admin/frame.ts";
import { membershipWords, roleWords, usersWords, verifiedWords } from "../../../content/admin/users.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { EmailAddress } from "../../../text/EmailAddress.tsx";
import { AdminPage } from "../frame/AdminPage.tsx";
import type { Resource } from "../kit/Resource.ts";
import { ResourceList } from "../kit/ResourceList.tsx";
import { When } from "../kit/When.tsx";
import { OneUser } from "./OneUser.tsx";
import { server } from "./server.ts";
import { addressOfUser, userIn } from "./userPlace.ts";

/** The list, or with `?id=` one account. */
export function Component() {
  const [params] = useSearchParams();
  const id = userIn(params);
  return (
    <AdminPage section="users" lead={usersWords.lead} waiting={usersWords.loading}>
      {id === null ? <UsersList /> : <OneUser key={id} id={id} />}
    </AdminPage>
  );
}

const { heads, filters } = usersWords;
const users: Resource<UsersToList, UserRow> = {
  id: "users",
  path: adminSections.users.path,
  call: adminUsers.listUsers,
  load: server.listUsers,
  words: usersWords,
  filters: [
    { name: "role", label: filters.role, options: roles.map((role) => [role, roleWords[role]]) },
    {
      name: "membership",
      label: filters.membership,
      options: subscriptionStatuses.map((status) => [status, membershipWords[status]]),
    },
    { name: "verified", label: filters.verified, options: Object.entries(verifiedWords) },
  ],
  columns: (now) => [
    { head: heads.account, cell: (user) => <Named user={user} /> },
    { head: heads.number, cell: ({ id }) => usersWords.number(id) },
    { head: heads.joined, cell: ({ createdAt }) => <When at={createdAt} now={now} /> },
    { head: heads.address, cell: ({ emailVerified }) => verifiedWords[emailVerified ? "yes" : "no"] },
    { head: heads.membership, cell: ({ subscriptionStatus }) => membershipWords[subscriptionStatus] },
    { head: heads.rights, cell: rightsOf },
  ],
};

function UsersList() {
  return <ResourceList resource={users} />;
}

function Named({ user }: { readonly user: UserRow }) {
  const [params] = useSearchParams();
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  return (
    <>
      <SiteLink to={addressOfUser(params, user.id)} className={`dash-breakable ${tw`py-1`}`}>
        <EmailAddress of={user.email} />
      </SiteLink>
      {name ? <span className={tw`inline-block ml-3 font-normal text-quiet`}>{name}</span> : null}
    </>
  );
}

function rightsOf({ role, hasAllTools }: UserRow): string {
  const rights = [
    ...(role === "admin" ? [roleWords.admin] : []),
    ...(hasAllTools ? [usersWords.allTools] : []),
  ];
  return rights.length > 0 ? rights.join(", ") : usersWords.none;
}
