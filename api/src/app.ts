import { contract, declaredCalls } from "@iep-insider/sdk/contract/schemas";
import { previewPath } from "@iep-insider/sdk/embed";
import express, { type Express } from "express";
import { accessRoutes } from "./access/routes.ts";
import { accountRoutes } from "./accounts/routes.ts";
import { secondFactorRoutes } from "./accounts/secondFactor/routes.ts";
import { isRecent, mayOperate } from "./accounts/secondFactor/state.ts";
import { createSessionFinder } from "./accounts/sessions.ts";
import { createSessionTokens } from "./accounts/sessionToken.ts";
import { mountAdmin } from "./admin/mountAdmin.ts";
import { aiRoutes } from "./ai/routes.ts";
import { translationRoutes } from "./ai/translation/routes.ts";
import { billingRoutes } from "./billing/routes.ts";
import { mountWebhook } from "./billing/webhook/routes.ts";
import { caseSyncRoutes } from "./caseSync/routes.ts";
import { contactRoutes } from "./contacts/routes.ts";
import { downloadRoutes } from "./downloads/routes.ts";
import type { Environment } from "./environment.ts";
import { serveDashboard } from "./files/dashboard.ts";
import { serveDocs } from "./files/docs.ts";
import { serveEmbed } from "./files/embed.ts";
import { servePreview } from "./files/embedPreview/servePreview.ts";
import { fileFailure } from "./files/failure.ts";
import { framePath, serveFrame } from "./files/frame/serveFrame.ts";
import { serveReleases } from "./files/releases/serveReleases.ts";
import { serveFounderPhoto } from "./founder/serveFounderPhoto.ts";
import { mountArea } from "./http/areaRoutes.ts";
import { createAuthenticate } from "./http/authenticate.ts";
import { allowOtherOrigins } from "./http/cors.ts";
import { ExactRoutes } from "./http/ExactRoutes.ts";
import { errorHandler } from "./http/errorHandler.ts";
import { NotFound } from "./http/errors.ts";
import { protectiveHeaders } from "./http/headers.ts";
import { varyByLanguage } from "./http/language.ts";
import { measureRequests } from "./http/measureRequests.ts";
import { ownOriginOnly } from "./http/ownOrigin.ts";
import { createRateLimiters, type RateLimiters } from "./http/rateLimiters.ts";
import { identifyRequest } from "./http/requestId.ts";
import { logRequests } from "./http/requestLog.ts";
import { mountOutbox, outboxPath } from "./mail/outbox/routes.ts";
import { mountOneClick } from "./newsletter/oneClick.ts";
import { newsletterRoutes } from "./newsletter/routes.ts";
import { announceOembed, mountOembed } from "./oembed/routes.ts";
import { mountOpenApi } from "./openapi/routes.ts";
import { referencePath, serveReference } from "./openapi/serveReference.ts";
import { checkSite } from "./partners/checkSite.ts";
import { serveLogo } from "./partners/logo.ts";
import { partnerReportingRoutes } from "./partners/reportingRoutes.ts";
import { partnerRoutes } from "./partners/routes.ts";
import { partnerStatisticsRoutes } from "./partners/statistics/routes.ts";
import { mountFeed } from "./reminders/feed.ts";
import { reminderRoutes } from "./reminders/routes.ts";
import type { Services } from "./services.ts";
import { statusRoutes } from "./status/routes.ts";
import { usageRoutes } from "./usage/routes.ts";

/**
 * The whole HTTP application: API, widgets, pages. Listens to nothing and opens nothing by itself.
 * @param services all it needs from outside; two apps with different ones live side by side.
 */
export function createApp(services: Services): Express {
  const { environment, logger, metrics } = services;
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", environment.trustedProxies);
  // Calls that take a query read it by their schema; the dashboard's are for the browser alone.
  app.set("query parser", false);

  const headers = protectiveHeaders(environment);
  app.use(identifyRequest, logRequests(logger), measureRequests(metrics));
  app.use("/api", headers.api, allowOtherOrigins(environment.publicOrigin, methodsOfApi()), varyByLanguage);
  const limits = createRateLimiters(services);
  mountApi(app, services, limits);
  app.use("/api", refuseUnknown, errorHandler(logger));
  app.use("/embed/logo", headers.embed, serveLogo(services));
  app.use("/embed/v1", headers.embed, serveEmbed(environment.embedFolder, environment.mode));
  app.use("/embed", headers.embed, serveReleases(services));
  app.use(previewPath, headers.docs, servePreview(services));
  app.use(framePath, headers.frame, serveFrame(services));
  app.use(referencePath, headers.docs, serveReference);
  app.use("/docs", headers.docs, serveDocs(environment));
  if (showsOutbox(environment)) {
    app.use(outboxPath, headers.dashboard);
    mountOutbox(app, environment.outboxFolder);
  }
  mountOneClick(app, services, limits, headers.dashboard);
  mountOembed(app, services, limits, headers.embed);
  app.use(announceOembed(environment.publicOrigin));
  app.use(headers.page, serveFounderPhoto(environment), serveDashboard(environment), fileFailure(logger));
  return app;
}

function mountApi(app: Express, services: Services, limits: RateLimiters): void {
  const tokens = createSessionTokens(services.environment);
  const authenticate = createAuthenticate(createSessionFinder(services, tokens), {
    mayOperate: (signedIn) => mayOperate(services, signedIn),
    isRecent: (signedIn) => isRecent(services, signedIn),
  });
  const routes = new ExactRoutes();
  const mount = {
    routes,
    authenticate,
    checkSite: checkSite(services),
    ownOriginOnly: ownOriginOnly(services.environment.publicOrigin),
  };
  app.use(routes.handle);
  mountArea(mount, contract.status, statusRoutes(services));
  mountArea(mount, contract.accounts, accountRoutes(services, tokens, limits), limits.accountRequests);
  mountArea(mount, contract.secondFactor, secondFactorRoutes(services, limits), limits.signIns);
  mountArea(mount, contract.access, accessRoutes(services, limits), limits.accountRequests);
  mountArea(mount, contract.billing, billingRoutes(services, tokens, limits), limits.paymentQuestions);
  mountArea(mount, contract.ai, aiRoutes(services, limits));
  mountArea(mount, contract.translation, translationRoutes(services), limits.translations);
  mountWebhook(app, services);
  mountArea(mount, contract.contacts, contactRoutes(services), limits.supportRequests);
  mountArea(mount, contract.newsletter, newsletterRoutes(services, limits));
  mountArea(mount, contract.reminders, reminderRoutes(services, limits), limits.accountRequests);
  mountFeed(app, services, limits);
  mountArea(mount, contract.caseSync, caseSyncRoutes(services), limits.accountRequests);
  mountArea(mount, contract.downloads, downloadRoutes(services, limits));
  mountArea(mount, contract.usage, usageRoutes(services), limits.counts);
  mountArea(mount, contract.partners, partnerRoutes(services, limits), limits.accountRequests);
  mountArea(mount, contract.partnerStatistics, partnerStatisticsRoutes(services), limits.accountRequests);
  mountArea(mount, contract.partnerReporting, partnerReportingRoutes(services), limits.accountRequests);
  mountAdmin(mount, services, limits.accountRequests);
  mountOpenApi(app, services.environment.publicOrigin);
}

/** Mails can hold links that open an account: they show only where none could have been sent. */
function showsOutbox({ mode, smtpUrl }: Environment): boolean {
  return mode === "demo" && smtpUrl === null;
}

function refuseUnknown(request: express.Request): never {
  request.routePattern = "/api/*";
  throw new NotFound();
}

function methodsOfApi(): string[] {
  return [...new Set(declaredCalls().map((call) => call.method))];
}
