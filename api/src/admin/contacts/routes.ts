import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import type { Services } from "../../services.ts";
import { actorOf } from "../actorOf.ts";
import { exportContacts } from "./exportContacts.ts";
import { listContacts } from "./listContacts.ts";
import { markContact } from "./markContact.ts";
import { sendAnswer } from "./sendAnswer.ts";

/** `/api/admin/contacts`. The contract's descriptions say who may call it. */
export function adminContactRoutes(services: Services): AreaRoutes<typeof contract.adminContacts> {
  return {
    listContacts: (asked) => listContacts(services, asked),
    exportContacts: (filter, request) => exportContacts(services, actorOf(request), filter),
    answerContact: ({ id }, request) => markContact(services, actorOf(request), id, true),
    sendAnswer: (answer, request) => sendAnswer(services, actorOf(request), answer),
    reopenContact: ({ id }, request) => markContact(services, actorOf(request), id, false),
  };
}
