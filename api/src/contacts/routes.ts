import type { contacts } from "@iep-insider/sdk/contract";
import type { RequestHandler } from "express";
import type { AreaRoutes } from "../http/areaRoutes.ts";
import type { Services } from "../services.ts";
import { presentReceipt } from "./presenter.ts";
import { keepMessage } from "./service.ts";

/** `POST /api/support`. */
export function contactRoutes(services: Services, limit: RequestHandler): AreaRoutes<typeof contacts> {
  return {
    sendSupportRequest: {
      limit,
      async handle(message) {
        const contact = await keepMessage(services, message);
        return presentReceipt(contact);
      },
    },
  };
}
