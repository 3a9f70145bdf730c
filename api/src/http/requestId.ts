import { randomUUID } from "node:crypto";
import { requestIdHeader } from "@iep-insider/sdk/contract";
import type { RequestHandler } from "express";

declare global {
  namespace Express {
    interface Request {
      /** Names this request in the answer, in the error body and in the log. */
      id: string;
      /** The pattern of the route that answers, for the log: never the address itself, which may hold secrets. */
      routePattern: string;
    }
  }
}

/** What a proxy in front may call a request. Anything else could forge lines in a log, or carry personal data. */
const wellFormed = /^[A-Za-z0-9-]{8,64}$/;

/** Gives every request its id: the incoming one if it is well-formed, else a new one. */
export const identifyRequest: RequestHandler = (request, response, next) => {
  const incoming = request.get(requestIdHeader);
  request.id = incoming && wellFormed.test(incoming) ? incoming : randomUUID();
  request.routePattern = "(none)";
  response.set(requestIdHeader, request.id);
  next();
};
