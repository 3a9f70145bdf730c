import express, { type Request, type RequestHandler, type Response, type Router } from "express";
import Stripe from "stripe";
import { z } from "zod";
import { type Endpoint, endpoints } from "../endpoints.ts";
import type { Simulation } from "../simulation.ts";
import { newId } from "../state/ids.ts";
import { authorize } from "./authorization.ts";
import { expand } from "./expand.ts";
import type { Faults } from "./faults.ts";
import { handlers } from "./handlers.ts";
import { once } from "./idempotency.ts";
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
  router.use(express.urlencoded({ extended: true }), (_request, response, next) => {
    response.set({ "Request-Id": newId("req", 14), "Cache-Control": "no-cache, no-store" });
    next();
  });
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
  return (request, response) => {
    authorize(request.get("Authorization"), secretKey);
    refuseOtherVersion(request.get("Stripe-Version"));
    const fault = faults.take(endpoint);
    if (fault === "error")
      throw new ProviderError(500, {
        type: "api_error",
        message: "Sorry! There was an error. (On purpose.)",
      });
    const isChange = request.method !== "GET";
    const given = z.looseObject({}).parse((isChange ? request.body : request.query) ?? {});
    const answer = () => {
      const { expand: paths, ...parameters } = given;
      const object = handlers[endpoint](simulation, parameters, addressOf(request));
      return JSON.stringify(expand(simulation.state, object, readParameters(expandPaths, paths)), null, 2);
    };
    const asked = `${request.method} ${request.path} ${JSON.stringify(given)}`;
    const key = request.get("Idempotency-Key") ?? null;
    const said = isChange ? simulation.change(() => once(simulation, key, asked, answer)) : answer();
    if (fault === "cut") request.socket.destroy();
    else response.type("json").send(said);
  };
}

const expandPaths = z.array(text).default([]);

function addressOf(request: Request): { id: string; origin: string } {
  const { id } = request.params;
  return { id: typeof id === "string" ? id : "", origin: `${request.protocol}://${request.get("Host")}` };
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
  response.status(error.status).json({ error: error.body });
}
