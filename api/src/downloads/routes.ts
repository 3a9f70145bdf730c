import type { TemplateSent } from "@iep-insider/sdk/contract";
import type { contract } from "@iep-insider/sdk/contract/schemas";
import { emailKeyOf } from "../accounts/emailKey.ts";
import type { AreaRoutes } from "../http/areaRoutes.ts";
import { countAttempts } from "../http/attempts.ts";
import { languageOf } from "../http/language.ts";
import type { RateLimiters } from "../http/rateLimiters.ts";
import type { Services } from "../services.ts";
import { mailTemplate } from "./service.ts";

/** `POST /api/resources/email`. */
export function downloadRoutes(
  services: Services,
  limits: RateLimiters,
): AreaRoutes<typeof contract.downloads> {
  return {
    emailTemplate: {
      limit: limits.templateMails,
      async handle(asked, request) {
        await countAttempts(services, [{ limit: "templatesToAddress", who: emailKeyOf(asked.email) }]);
        await mailTemplate(services, asked, languageOf(request));
        return templateSent;
      },
    },
  };
}

const templateSent: TemplateSent = {
  message: "The letter is on its way to you. It can take a few minutes, and it may be in your spam folder.",
};
