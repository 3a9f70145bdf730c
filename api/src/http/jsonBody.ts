import express, { type Request, type RequestHandler } from "express";
import { UnsupportedMediaType } from "./errors.ts";

/** The longest message there is has 10,000 characters; a body ten times as long is a mistake or an attack. */
const longestBody = "100kb";

/**
 * Reads a JSON body. Another content type is refused, not ignored: it is also what keeps plain forms of foreign
 * pages out, which browsers send without asking.
 */
export const readJsonBody = jsonBodyOf(["application/json"]);

/** The same for a simple call, which also takes JSON as plain text. It acts for no one, so a foreign page gains nothing. */
export const readSimpleBody = jsonBodyOf(["application/json", "text/plain"]);

/** For the records of a synced case. Less than the 1,000,000 bytes that the proxy lets through. */
export const readLargeJsonBody = jsonBodyOf(["application/json"], "950kb");

function jsonBodyOf(type: string[], limit = longestBody): RequestHandler {
  const parse = express.json({
    type,
    limit,
    // Whether it is an object, the schema says, in better words.
    strict: false,
    // A small compressed body can be a huge one.
    inflate: false,
  });
  return (request, response, next) => {
    // What is missing then, the schema says.
    if (isEmpty(request)) return next();
    if (!request.is(type)) return next(new UnsupportedMediaType());
    parse(request, response, next);
  };
}

function isEmpty({ headers }: Request): boolean {
  return headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0;
}
