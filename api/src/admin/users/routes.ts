import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { Request } from "express";
import { idsWithAllTools } from "../../access/entitlements.ts";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import { signedInOf } from "../../http/authenticate.ts";
import type { Services } from "../../services.ts";
import { listUsers } from "./listUsers.ts";
import { presentUser, presentUserRow } from "./presenter.ts";
import { readUser } from "./readUser.ts";
import { endUserSessions, setUserAllTools, setUserRole } from "./userActions.ts";

/** `/api/admin/user…`. Each action answers with the account as it is afterwards. */
export function adminUserRoutes(services: Services): AreaRoutes<typeof contract.adminUsers> {
  const show = async (id: number, request: Request) =>
    presentUser(await readUser(services, id), operatorOf(request));
  return {
    async listUsers(query) {
      const { rows, ...ends } = await listUsers(services, query);
      const ids = rows.map(({ id }) => id);
      const open = await idsWithAllTools(services, ids);
      return { rows: rows.map((user) => presentUserRow(user, open.has(user.id))), ...ends };
    },
    readUser: ({ id }, request) => show(id, request),
    async setUserRole(change, request) {
      await setUserRole(services, operatorOf(request), change);
      return show(change.id, request);
    },
    async setUserAllTools(change, request) {
      await setUserAllTools(services, operatorOf(request), change);
      return show(change.id, request);
    },
    async endUserSessions(user, request) {
      await endUserSessions(services, operatorOf(request), user);
      return show(user.id, request);
    },
  };
}

function operatorOf(request: Request): number {
  return signedInOf(request).user.id;
}
