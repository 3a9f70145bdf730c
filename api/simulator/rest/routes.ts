import express, { type Request, type RequestHandler, type Response, type Router } from "express";
import Stripe from "stripe";
import { z } from "zod";
import { presentCharge, presentInvoice, presentInvoicePayments } from "../objects.ts";
import type { Simulation } from "../simulation.ts";
import { newId } from "../state/ids.ts";
import type { SimulatorState } from "../state/records.ts";
import { authorize } from "./authorization.ts";
import type { Faults } from "./faults.ts";
import { type Handler, handlers } from "./handlers.ts";
import { invalidRequest, ProviderError } from "./ProviderError.ts";
import { readParameters, text } from "./parameters.ts";

export interface RestParts {
  readonly simulation: Simulation;
  readonly faults: Faults;
  readonly secretKey: string;
}

/** The provider's API, with its error for unknown endpoints. */
export function restRoutes(parts: RestParts): Router {
  const router = express.Router();
  router.use(express.urlencoded({ extended: true }), (_request, response, next) => {
    response.set({ "Request-Id": newId("req", 14), "Cache-Control": "no-cache, no-store" });
    next();
  });
  for (const [endpoint, handler] of Object.entries(handlers)) {
    const [method = "", path = ""] = endpoint.split(" ");
    const route = router.route(path.replace(/^\/v1/, ""));
    const answer = answerEndpoint(parts, endpoint, handler);
    if (method === "GET") route.get(answer);
    if (method === "POST") route.post(answer);
    if (method === "DELETE") route.delete(answer);
  }
  router.use(refuseUnknown(parts.secretKey));
  return router;
}

/** @param endpoint `POST /v1/refunds`. */
function answerEndpoint(
  { simulation, faults, secretKey }: RestParts,
  endpoint: string,
  handler: Handler,
): RequestHandler {
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
      const object = handler(simulation, parameters, addressOf(request));
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

/** The simulator supports one API version: a client of another version would get unexpected objects. */
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

/** Sends an error in the provider's format; any other error is a bug in the simulator. */
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

/**
 * Replaces ids with their objects, and adds fields that are only returned on demand.
 * @param paths as in the request: `latest_invoice.payments`, in lists `data.latest_charge`.
 * @throws {ProviderError} for a field that cannot be expanded.
 */
function expand(state: SimulatorState, object: object, paths: readonly string[]): object {
  return paths.reduce((done, path) => expandOne(state, done, path.split("."), path), object);
}

function expandOne(
  state: SimulatorState,
  object: object,
  [field = "", ...further]: readonly string[],
  path: string,
): object {
  const value: unknown = Object.entries(object).find(([name]) => name === field)?.[1];
  // A nullable field that is null.
  if (value === null) return object;
  const found = typeof value === "object" ? value : whole(state, object, field, value);
  if (!found) throw invalidRequest(`This property cannot be expanded (${path}).`, undefined, "expand");
  if (further.length === 0) return { ...object, [field]: found };
  const into = (one: object) => expandOne(state, one, further, path);
  return { ...object, [field]: Array.isArray(found) ? found.map(into) : into(found) };
}

function whole(state: SimulatorState, object: object, field: string, value: unknown): object | null {
  const id = "id" in object ? String(object.id) : "";
  const intent = state.paymentIntents[id];
  if (field === "latest_charge" && intent?.charge) return presentCharge(intent.charge, intent);
  const invoice = state.invoices[field === "payments" ? id : String(value)];
  if (!invoice) return null;
  if (field === "payments") return presentInvoicePayments(invoice);
  return field === "latest_invoice" ? presentInvoice(state, invoice) : null;
}

/** How long the provider stores a response, in seconds. */
const remembered = 24 * 60 * 60;

/**
 * Runs a request once per idempotency key. A refused request can be retried under its key, as with Stripe.
 * @param request method, path and body. @throws {ProviderError} 400 when another request used the key.
 */
function once({ state, now }: Simulation, key: string | null, request: string, work: () => string): string {
  if (key === null) return work();
  const before = state.answers[key];
  if (before && before.created + remembered >= now()) {
    if (before.request === request) return before.body;
    throw new ProviderError(400, {
      type: "idempotency_error",
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  for (const [old, { created }] of Object.entries(state.answers)) {
    if (created + remembered < now()) delete state.answers[old];
  }
  const body = work();
  state.answers[key] = { created: now(), request, body };
  return body;
}
