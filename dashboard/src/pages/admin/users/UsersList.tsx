import { adminUsers, type Page, roles, subscriptionStatuses, type UserRow } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { useSearchParams } from "react-router";
import { adminSections } from "../../../content/admin/frame.ts";
import { membershipWords, roleWords, usersWords, verifiedWords } from "../../../content/admin/users.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { AskedFor } from "../kit/AskedFor.tsx";
import { type Column, DataTable } from "../kit/DataTable.tsx";
import { FilterSelect } from "../kit/FilterSelect.tsx";
import { NothingHere } from "../kit/NothingHere.tsx";
import { Pager } from "../kit/Pager.tsx";
import { SearchField } from "../kit/SearchField.tsx";
import { useAsked } from "../kit/useAsked.ts";
import { type ListPlace, useListPlace } from "../kit/useListPlace.ts";
import { When } from "../kit/When.tsx";
import { server } from "./server.ts";
import { addressOfUser } from "./userPlace.ts";
import { type UserField, userFields, usersQuery } from "./usersQuery.ts";

const { path } = adminSections.users;
const roleOptions = roles.map((role) => [role, roleWords[role]] as const);
const membershipOptions = subscriptionStatuses.map((status) => [status, membershipWords[status]] as const);
const verifiedOptions = Object.entries(verifiedWords);

/** All accounts, newest first, or those that are looked for. */
export function UsersList() {
  const place = useListPlace(path, userFields);
  const { values, change } = place;
  const asked = useAsked(adminUsers.listUsers.path, usersQuery(values), server.listUsers);
  return (
    <>
      <div className="dash-narrowing">
        <SearchField
          label={usersWords.search}
          hint={usersWords.searchHint}
          value={values.search}
          onSearch={(search) => change({ search })}
        />
        <FilterSelect
          label={usersWords.filters.role}
          value={values.role}
          options={roleOptions}
          onChange={(role) => change({ role })}
        />
        <FilterSelect
          label={usersWords.filters.membership}
          value={values.membership}
          options={membershipOptions}
          onChange={(membership) => change({ membership })}
        />
        <FilterSelect
          label={usersWords.filters.verified}
          value={values.verified}
          options={verifiedOptions}
          onChange={(verified) => change({ verified })}
        />
      </div>
      <AskedFor asked={asked} waiting={usersWords.loading} start={path}>
        {(page) => <Rows page={page} place={place} now={new Date(asked.answeredAt)} />}
      </AskedFor>
    </>
  );
}

interface RowsProps {
  readonly page: Page<UserRow>;
  readonly place: ListPlace<UserField>;
  readonly now: Date;
}

function Rows({ page, place, now }: RowsProps) {
  const [params] = useSearchParams();
  if (page.rows.length === 0)
    return place.isNarrowed ? (
      <NothingHere title={usersWords.nothingTitle} text={usersWords.nothingText} place={place} />
    ) : (
      <NothingHere title={usersWords.noneTitle} text={usersWords.noneText} />
    );
  const heads = usersWords.heads;
  const columns: readonly [Column<UserRow>, ...Column<UserRow>[]] = [
    { head: heads.account, cell: (user) => <Named user={user} to={addressOfUser(params, user.id)} /> },
    { head: heads.number, cell: ({ id }) => usersWords.number(id) },
    { head: heads.joined, cell: ({ createdAt }) => <When at={createdAt} now={now} /> },
    { head: heads.address, cell: ({ emailVerified }) => verifiedWords[emailVerified ? "yes" : "no"] },
    { head: heads.membership, cell: ({ subscriptionStatus }) => membershipWords[subscriptionStatus] },
    { head: heads.rights, cell: rightsOf },
  ];
  return (
    <>
      <DataTable
        id="users"
        caption={usersWords.caption}
        rows={page.rows}
        keyOf={({ id }) => id}
        columns={columns}
      />
      <Pager ends={page} place={place} listId="users" />
    </>
  );
}

function Named({ user, to }: { readonly user: UserRow; readonly to: string }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  return (
    <>
      <SiteLink to={to} className={`dash-breakable ${tw`py-1`}`}>
        {user.email}
      </SiteLink>
      {name ? <span className={tw`ml-3 font-normal text-quiet`}>{name}</span> : null}
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
