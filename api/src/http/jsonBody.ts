import express, { type RequestHandler } from "express";
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
  // `is` gives null where there is no body; what is missing then, the schema says.
  if (request.is("application/json") === false) return next(new UnsupportedMediaType());
  parse(request, response, next);
};
