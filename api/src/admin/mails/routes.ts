import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import { NotFound } from "../../http/errors.ts";
import { retryMail, retryMails } from "../../mail/retryMails.ts";
import type { Services } from "../../services.ts";
import { actorOf } from "../actorOf.ts";
import { listMails } from "./listMails.ts";
import { presentMail, presentMailList } from "./presenter.ts";

/** `/api/admin/mails`. The contract's descriptions say who may call it. */
export function adminMailRoutes(services: Services): AreaRoutes<typeof contract.adminMails> {
  return {
    async listMails(query) {
      return presentMailList(services, await listMails(services, query));
    },
    async retryMail({ id }, request) {
      const retried = await retryMail(services, actorOf(request), id);
      if (!retried) throw new NotFound();
      return { outcome: retried.outcome, mail: presentMail(services, retried.mail) };
    },
    retryMails: ({ state }, request) => retryMails(services, actorOf(request), state),
  };
}
