import express, { type Request, type RequestHandler } from "express";
import { UnsupportedMediaType } from "./errors.ts";

/** The longest message there is has 10,000 characters; a body ten times as long is a mistake or an attack. */
const longestBody = "100kb";

const parse = express.json({
  limit: longestBody,
  // Whether it is an object, the schema says, in better words.
  strict: false,
  // A small compressed body can be a huge one.
  inflate: false,
});

/**
 * Reads a JSON body. Another content type is refused, not ignored: it is also what keeps plain forms of foreign
 * pages out, which browsers send without asking.
 */
export const readJsonBody: RequestHandler = (request, response, next) => {
  // What is missing then, the schema says.
  if (isEmpty(request)) return next();
  if (!request.is("application/json")) return next(new UnsupportedMediaType());
  parse(request, response, next);
};

function isEmpty({ headers }: Request): boolean {
  return headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0;
}
