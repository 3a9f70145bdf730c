import type { ErrorRequestHandler, Express, RequestHandler } from "express";
import { sendPlainText } from "../files/plainText.ts";
import { namePattern } from "../http/areaRoutes.ts";
import { HttpError } from "../http/errors.ts";
import type { RateLimiters } from "../http/rateLimiters.ts";
import { leaveReminders } from "../reminders/leaving.ts";
import type { Services } from "../services.ts";
import { leaveNewsletter } from "./leaving.ts";
import { newsletterPage, type UnsubscribeParameter, unsubscribeParameters } from "./unsubscribeUrl.ts";

/**
 * Mounts `POST /newsletter?unsubscribe=…` and `?reminders=…`, which mail programs call when a reader presses "unsubscribe" (RFC 8058). It
 * needs no session, no cookie and no body: the body may be either kind of form, and the token is enough. A page's own
 * form without scripts posts here, too. It sends no redirect, since mail programs do not follow them.
 * @param headers the protective ones of a page.
 */
export function mountOneClick(
  app: Express,
  services: Services,
  limits: RateLimiters,
  headers: RequestHandler,
): void {
  const end: RequestHandler = async (request, response) => {
    const link = linkIn(request.originalUrl);
    if (link === null) return sendPlainText(response, 400, incomplete);
    if (link.parameter === "reminders") await leaveReminders(services, link.token);
    else await leaveNewsletter(services, link.token);
    sendPlainText(response, 200, ended[link.parameter]);
  };
  const before = [namePattern(newsletterPage), headers, limits.newsletterTokens];
  app.post(newsletterPage, ...before, end, refuseInWords);
}

const incomplete = "This link is not complete. Please open it from the email again.";
const ended: Readonly<Record<UnsubscribeParameter, string>> = {
  unsubscribe: "You are off the list. You will get no more newsletters from us.",
  reminders: "Reminders are off. You will get no more of them from us.",
};

/** Answers a refusal (a rate limit) as plain text: a person may be reading it. */
const refuseInWords: ErrorRequestHandler = (error, _request, response, next) => {
  if (!(error instanceof HttpError)) return next(error);
  response.set(error.headers);
  sendPlainText(response, error.status, error.message);
};

function linkIn(url: string): { readonly parameter: UnsubscribeParameter; readonly token: string } | null {
  const at = url.indexOf("?");
  const query = new URLSearchParams(at < 0 ? "" : url.slice(at));
  for (const parameter of unsubscribeParameters) {
    const token = query.get(parameter)?.trim();
    if (token) return token.length <= 200 ? { parameter, token } : null;
  }
  return null;
}
