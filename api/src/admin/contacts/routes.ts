import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { RequestHandler } from "express";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import type { Services } from "../../services.ts";
import { actorOf } from "../actorOf.ts";
import { exportContacts } from "./exportContacts.ts";
import { listContacts } from "./listContacts.ts";
import { markContact } from "./markContact.ts";
import { sendAnswer } from "./sendAnswer.ts";

/** What operators do with messages. The contract's descriptions say who may call it. */
export function adminContactRoutes(
  services: Services,
  limit: RequestHandler,
): AreaRoutes<typeof contract.adminContacts> {
  return {
    listContacts: { limit, handle: (asked) => listContacts(services, asked) },
    exportContacts: {
      limit,
      handle: (filter, request) => exportContacts(services, actorOf(request), filter),
    },
    answerContact: {
      limit,
      handle: ({ id }, request) => markContact(services, actorOf(request), id, true),
    },
    sendAnswer: {
      limit,
      handle: (answer, request) => sendAnswer(services, actorOf(request), answer),
    },
    reopenContact: {
      limit,
      handle: ({ id }, request) => markContact(services, actorOf(request), id, false),
    },
  };
}
