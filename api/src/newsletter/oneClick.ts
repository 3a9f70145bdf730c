import type { ErrorRequestHandler, Express, RequestHandler } from "express";
import { sendPlainText } from "../files/plainText.ts";
import { namePattern } from "../http/areaRoutes.ts";
import { HttpError } from "../http/errors.ts";
import type { RateLimiters } from "../http/rateLimiters.ts";
import type { Services } from "../services.ts";
import { leaveNewsletter } from "./leaving.ts";
import { newsletterPage, unsubscribeParameter } from "./unsubscribeUrl.ts";

/**
 * Mounts `POST /newsletter?unsubscribe=…`, which mail programs call when a reader presses "unsubscribe" (RFC 8058). It
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
    const token = tokenOf(request.originalUrl);
    if (token === null) return sendPlainText(response, 400, incomplete);
    await leaveNewsletter(services, token);
    sendPlainText(response, 200, ended);
  };
  const before = [namePattern(newsletterPage), headers, limits.newsletterTokens];
  app.post(newsletterPage, ...before, end, refuseInWords);
}

const incomplete = "This link is not complete. Please open it from the email again.";
const ended = "You are off the list. You will get no more newsletters from us.";

/** Answers a refusal (a rate limit) as plain text: a person may be reading it. */
const refuseInWords: ErrorRequestHandler = (error, _request, response, next) => {
  if (!(error instanceof HttpError)) return next(error);
  response.set(error.headers);
  sendPlainText(response, error.status, error.message);
};

function tokenOf(url: string): string | null {
  const at = url.indexOf("?");
  const token = new URLSearchParams(at < 0 ? "" : url.slice(at)).get(unsubscribeParameter)?.trim();
  return token && token.length <= 200 ? token : null;
}
