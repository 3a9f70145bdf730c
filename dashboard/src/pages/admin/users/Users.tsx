import { useSearchParams } from "react-router";
import { usersWords } from "../../../content/admin/users.ts";
import { AdminPage } from "../frame/AdminPage.tsx";
import { OneUser } from "./OneUser.tsx";
import { UsersList } from "./UsersList.tsx";
import { userIn } from "./userPlace.ts";

/** Accounts: the list, or the one that the address names. */
export function Component() {
  const [params] = useSearchParams();
  const id = userIn(params);
  return (
    <AdminPage section="users" lead={usersWords.lead} waiting={usersWords.loading}>
      {id === null ? <UsersList /> : <OneUser key={id} id={id} />}
    </AdminPage>
  );
}
