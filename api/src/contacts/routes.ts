import type { SupportReceipt } from "@iep-insider/sdk/contract";
import type { contract } from "@iep-insider/sdk/contract/schemas";
import { accessOfAccount } from "../access/accessOf.ts";
import type { Contact } from "../database/models/contact.ts";
import type { AreaRoutes } from "../http/areaRoutes.ts";
import { maybeSignedInOf } from "../http/authenticate.ts";
import { languageOf } from "../http/language.ts";
import type { Services } from "../services.ts";
import { takeMessage } from "./service.ts";

/** `POST /api/support`. */
export function contactRoutes(services: Services): AreaRoutes<typeof contract.contacts> {
  return {
    async sendSupportRequest(message, request) {
      const signedIn = maybeSignedInOf(request);
      const isPro =
        signedIn !== null && accessOfAccount(services, signedIn.user, signedIn.held).hasActiveSubscription;
      return presentReceipt(
        await takeMessage(services, message, {
          user: signedIn?.user ?? null,
          isPro,
          language: languageOf(request),
        }),
      );
    },
  };
}

/** The sender learns that the message is stored, and nothing of how. */
function presentReceipt(_contact: Contact): SupportReceipt {
  return { success: true };
}
