import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { Request } from "express";
import type { AreaRoutes } from "../../http/areaRoutes.ts";
import { type SignedIn, signedInOf } from "../../http/authenticate.ts";
import { Forbidden } from "../../http/errors.ts";
import type { RateLimiters } from "../../http/rateLimiters.ts";
import type { Services } from "../../services.ts";
import { confirmPasskey, confirmTotp, removeFactor, renewRecoveryCodes } from "./change.ts";
import { ReauthenticationNeeded } from "./errors.ts";
import { beginPasskey, beginShowing } from "./passkeys.ts";
import { showFactor } from "./show.ts";
import { isRecent, presentState } from "./state.ts";
import { beginTotp } from "./totp.ts";

/** Everything at `/api/auth/second-factor`, for operators. */
export function secondFactorRoutes(
  services: Services,
  limits: RateLimiters,
): AreaRoutes<typeof contract.secondFactor> {
  const recentlyShown = async (request: Request): Promise<SignedIn> => {
    const operator = operatorOf(request);
    if (!(await isRecent(services, operator))) throw new ReauthenticationNeeded();
    return operator;
  };
  return {
    readSecondFactor: {
      limit: limits.accountRequests,
      handle: (_, request) => presentState(services, operatorOf(request)),
    },
    beginTotp: async (_, request) => beginTotp(services, (await recentlyShown(request)).user),
    confirmTotp: async (given, request) => confirmTotp(services, await recentlyShown(request), given),
    beginPasskey: async (_, request) => ({
      options: await beginPasskey(services, await recentlyShown(request)),
    }),
    confirmPasskey: async (given, request) => confirmPasskey(services, await recentlyShown(request), given),
    removeFactor: async ({ id }, request) => removeFactor(services, await recentlyShown(request), id),
    renewRecoveryCodes: async (_, request) => renewRecoveryCodes(services, await recentlyShown(request)),
    beginShowing: async (_, request) => ({ passkey: await beginShowing(services, operatorOf(request)) }),
    showFactor: (given, request) => showFactor(services, operatorOf(request), given),
  };
}

function operatorOf(request: Request): SignedIn {
  const signedIn = signedInOf(request);
  if (signedIn.user.role !== "admin" || !signedIn.user.emailVerified) throw new Forbidden();
  return signedIn;
}
