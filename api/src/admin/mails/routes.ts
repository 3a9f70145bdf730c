import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { RequestHandler } from "express";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import { NotFound } from "../../http/errors.ts";
import { retryMail, retryMails } from "../../mail/retryMails.ts";
import type { Services } from "../../services.ts";
import { actorOf } from "../actorOf.ts";
import { listMails } from "./listMails.ts";
import { presentMail, presentMailList } from "./presenter.ts";

/** `/api/admin/mails`. The contract's descriptions say who may call it. */
export function adminMailRoutes(
  services: Services,
  limit: RequestHandler,
): AreaRoutes<typeof contract.adminMails> {
  return {
    listMails: {
      limit,
      async handle(query) {
        return presentMailList(services, await listMails(services, query));
      },
    },
    retryMail: {
      limit,
      async handle({ id }, request) {
        const retried = await retryMail(services, actorOf(request), id);
        if (!retried) throw new NotFound();
        return { outcome: retried.outcome, mail: presentMail(services, retried.mail) };
      },
    },
    retryMails: {
      limit,
      handle: ({ state }, request) => retryMails(services, actorOf(request), state),
    },
  };
}
