import type { ErrorBody, Language } from "@iep-insider/sdk/contract";
import type { ErrorRequestHandler } from "express";
import type { Logger } from "pino";
import { sentenceIn } from "../language/sentenceIn.ts";
import { BodyTooLarge, HttpError, InternalError, MalformedJson, UnsupportedMediaType } from "./errors.ts";
import { AskerGone } from "./goneSignal.ts";
import { languageOf } from "./language.ts";

/** The one place where a failed API request gets its answer. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (error instanceof AskerGone) return;
    const known = asHttpError(error);
    if (!known) {
      logger.error({ err: error, requestId: request.id, route: request.routePattern }, "request failed");
    }
    // Too late for an error response: Express closes the connection instead, so that a partial response is not taken
    // for a complete one.
    if (response.headersSent) return next(error);
    const shown = known ?? new InternalError();
    response.status(shown.status).set(shown.headers).set("Cache-Control", "no-store");
    const language = languageOf(request);
    response.set("Content-Language", language).json(presentError(shown, request.id, language));
  };
}

function presentError(error: HttpError, requestId: string, language: Language): ErrorBody {
  const message = sentenceIn(language, error.message);
  const fields = Object.entries(error.fields ?? {}).map(([field, sentence]) => [
    field,
    sentenceIn(language, sentence),
  ]);
  return {
    code: error.code,
    message,
    error: message,
    requestId,
    ...(error.fields && { fields: Object.fromEntries(fields) }),
    ...error.more,
  };
}

/** @returns our own errors unchanged, the body parser's as ours, and null for unexpected ones. */
function asHttpError(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error;
  if (!(error instanceof Error) || !("type" in error)) return null;
  switch (error.type) {
    case "entity.parse.failed":
    case "request.aborted":
    case "request.size.invalid":
      return new MalformedJson();
    case "entity.too.large":
      return new BodyTooLarge();
    case "charset.unsupported":
    case "encoding.unsupported":
      return new UnsupportedMediaType();
    default:
      return null;
  }
}
