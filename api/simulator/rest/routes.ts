import express, { type Request, type RequestHandler, type Response, type Router } from "express";
import Stripe from "stripe";
import { z } from "zod";
import { type Endpoint, endpoints } from "../endpoints.ts";
import type { Simulation } from "../simulation.ts";
import { newId } from "../state/ids.ts";
import { authorize } from "./authorization.ts";
import { expand } from "./expand.ts";
import { type Faults, happenAfter, happenBefore } from "./faults.ts";
import { readForm } from "./formBody.ts";
import { handlers } from "./handlers.ts";
import { findAnswer, keepAnswer } from "./idempotency.ts";
import { invalidRequest, ProviderError } from "./ProviderError.ts";
import { readParameters, text } from "./parameters.ts";

export interface RestParts {
  readonly simulation: Simulation;
  readonly faults: Faults;
  readonly secretKey: string;
}

/** The provider's API: every endpoint, and its own answer to any other. */
export function restRoutes(parts: RestParts): Router {
  const router = express.Router();
  router.use(
    express.text({ type: "application/x-www-form-urlencoded", limit: "1mb" }),
    (_request, response, next) => {
      response.locals["requestId"] = newId("req", 14);
      response.set({ "Request-Id": requestIdOf(response), "Stripe-Version": Stripe.API_VERSION });
      response.set({ "Cache-Control": "no-cache, no-store" });
      next();
    },
  );
  for (const endpoint of endpoints) {
    const [method = "", path = ""] = endpoint.split(" ");
    const route = router.route(path.replace(/^\/v1/, ""));
    const answer = answerEndpoint(parts, endpoint);
    if (method === "GET") route.get(answer);
    if (method === "POST") route.post(answer);
    if (method === "DELETE") route.delete(answer);
  }
  router.use(refuseUnknown(parts.secretKey));
  return router;
}

function answerEndpoint({ simulation, faults, secretKey }: RestParts, endpoint: Endpoint): RequestHandler {
  return async (request, response) => {
    authorize(request.get("Authorization"), secretKey);
    refuseOtherVersion(request.get("Stripe-Version"));
    const fault = faults.take(endpoint);
    if (fault && !(await happenBefore(fault, response))) return;

    const isChange = request.method !== "GET";
    const idempotencyKey = (isChange && request.get("Idempotency-Key")) || null;
    const body: unknown = request.body;
    const given = isChange && typeof body === "string" ? body : queryOf(request);
    const asked = `${request.method} ${request.path} ${given}`;
    const before = findAnswer(simulation, idempotencyKey, asked);
    const requestId = requestIdOf(response);
    const answer = before ?? {
      ...answerAnew(simulation, { endpoint, given, request, requestId, idempotencyKey, asked }),
      request: asked,
      requestId,
    };
    if (fault && !happenAfter(fault, request)) return;
    if (before) response.set({ "Idempotent-Replayed": "true", "Original-Request": before.requestId });
    if (idempotencyKey) response.set("Idempotency-Key", idempotencyKey);
    response.status(answer.status).type("json").send(answer.body);
  };
}

interface NewRequest {
  readonly endpoint: Endpoint;
  readonly given: string;
  readonly request: Request;
  readonly requestId: string;
  readonly idempotencyKey: string | null;
  readonly asked: string;
}

function answerAnew(simulation: Simulation, asked: NewRequest): { status: number; body: string } {
  const { requestId, idempotencyKey } = asked;
  const run = () => {
    const { expand: paths, ...given } = readGiven(asked.given);
    const object = handlers[asked.endpoint](simulation, given, addressOf(asked.request));
    const shown = expand(simulation.state, object, readParameters(expandPaths, paths));
    const answer = { status: 200, body: JSON.stringify(shown, null, 2) };
    keepAnswer(simulation, idempotencyKey, { ...answer, request: asked.asked, requestId });
    return answer;
  };
  if (asked.request.method === "GET") return run();
  return simulation.change({ requestId, idempotencyKey }, run);
}

const expandPaths = z.array(text).default([]);

function readGiven(given: string) {
  try {
    return readForm(given);
  } catch (error) {
    throw invalidRequest(error instanceof Error ? error.message : String(error));
  }
}

function queryOf(request: Request): string {
  return new URL(request.originalUrl, "http://localhost").search.slice(1);
}

function addressOf(request: Request): { id: string; origin: string } {
  const { id } = request.params;
  return { id: typeof id === "string" ? id : "", origin: `${request.protocol}://${request.get("Host")}` };
}

function requestIdOf(response: Response): string {
  return String(response.locals["requestId"]);
}

/** The simulator speaks one version: a client of another would get objects that it does not expect. */
function refuseOtherVersion(version: string | undefined): void {
  if (version === undefined || version === Stripe.API_VERSION) return;
  throw invalidRequest(`Invalid Stripe API version: ${version}. The simulator speaks ${Stripe.API_VERSION}.`);
}

function refuseUnknown(secretKey: string): RequestHandler {
  return (request) => {
    authorize(request.get("Authorization"), secretKey);
    const { pathname } = new URL(request.originalUrl, "http://localhost");
    throw new ProviderError(404, {
      type: "invalid_request_error",
      message: `Unrecognized request URL (${request.method}: ${pathname}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    });
  };
}

/** Answers with an error as the provider words it; any other error is a fault of the simulator's. */
export function showProviderError(
  error: unknown,
  _request: Request,
  response: Response,
  next: (error: unknown) => void,
): void {
  if (!(error instanceof ProviderError)) {
    next(error);
    return;
  }
  const docs =
    error.body.code && `https://docs.stripe.com/error-codes/${error.body.code.replaceAll("_", "-")}`;
  response.status(error.status).json({ error: { ...error.body, ...(docs && { doc_url: docs }) } });
}
