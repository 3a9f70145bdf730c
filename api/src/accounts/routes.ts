import type { contract } from "@iep-insider/sdk/contract/schemas";
import type { AreaRoutes } from "../http/areaRoutes.ts";
import { signedInOf } from "../http/authenticate.ts";
import type { RateLimiters } from "../http/rateLimiters.ts";
import type { Services } from "../services.ts";
import { deleteAccount } from "./deletion.ts";
import { exportAccount } from "./export.ts";
import { rememberBrowserOf } from "./knownBrowser.ts";
import { changePassword, forgotPassword, resetPassword } from "./passwords.ts";
import { done, presentAccount, presentSessions, presentSignedIn } from "./presenter.ts";
import { register } from "./registration.ts";
import { endOtherSessions, endSession, listSessions } from "./sessions.ts";
import type { SessionTokens } from "./sessionToken.ts";
import { signIn } from "./signIn.ts";
import { resendVerification, verifyEmail } from "./verification.ts";
import { visitOf } from "./visit.ts";
import { withMinimumDuration } from "./withMinimumDuration.ts";

/** Everything at `/api/auth/`. */
export function accountRoutes(
  services: Services,
  tokens: SessionTokens,
  limits: RateLimiters,
): AreaRoutes<typeof contract.accounts> {
  return {
    register: {
      limit: limits.registrations,
      async handle(registration, request) {
        const begun = await register(services, registration, visitOf(request));
        rememberBrowserOf(services, request, begun.user);
        return presentSignedIn(services, tokens, begun);
      },
    },
    login: {
      limit: limits.signIns,
      async handle(login, request) {
        const begun = await signIn(services, login, visitOf(request));
        rememberBrowserOf(services, request, begun.user);
        return presentSignedIn(services, tokens, begun);
      },
    },
    async logout(_, request) {
      const { user, session } = signedInOf(request);
      await endSession(services, user.id, session.id);
    },
    getUser: (_, request) => presentAccount(services, signedInOf(request).user),
    changePassword: {
      limit: limits.signIns,
      async handle(change, request) {
        await changePassword(services, signedInOf(request), change);
        return done;
      },
    },
    forgotPassword: {
      limit: limits.mailRequests,
      async handle({ email }) {
        await withMinimumDuration(services, () => forgotPassword(services, email));
        return done;
      },
    },
    resetPassword: {
      limit: limits.mailTokens,
      async handle(reset, request) {
        await resetPassword(services, reset, visitOf(request));
        return done;
      },
    },
    verifyEmail: {
      limit: limits.mailTokens,
      async handle({ token }, request) {
        await verifyEmail(services, signedInOf(request), token);
        return done;
      },
    },
    resendVerification: {
      limit: limits.mailRequests,
      async handle({ email }) {
        await withMinimumDuration(services, () => resendVerification(services, email));
        return done;
      },
    },
    async setLanguage({ language }, request) {
      const { user } = signedInOf(request);
      await user.update({ language, updatedAt: services.clock() });
      return presentAccount(services, user);
    },
    async listSessions(_, request) {
      const { user, session } = signedInOf(request);
      return presentSessions(await listSessions(services, user.id), session);
    },
    async endSession({ id }, request) {
      await endSession(services, signedInOf(request).user.id, id);
    },
    async endOtherSessions(_, request) {
      await endOtherSessions(services, signedInOf(request));
    },
    exportAccount: {
      limit: limits.exports,
      handle: (_, request) => exportAccount(services, signedInOf(request)),
    },
    deleteAccount: {
      limit: limits.signIns,
      async handle({ password }, request) {
        await deleteAccount(services, signedInOf(request), password);
      },
    },
  };
}
