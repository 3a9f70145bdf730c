import type { CsvDownload } from "@iep-insider/sdk/contract";
import {
  addressOf,
  type Declaration,
  type Declarations,
  type InputFor,
  type OutputFor,
  successOf,
} from "@iep-insider/sdk/contract/schemas";
import type { Express, Request, RequestHandler, Response } from "express";
import { messageIn } from "../language/sentenceIn.ts";
import type { Authenticate } from "./authenticate.ts";
import { CsvFile } from "./CsvFile.ts";
import type { ExactRoutes } from "./ExactRoutes.ts";
import { MethodNotAllowed } from "./errors.ts";
import { readJsonBody, readSimpleBody } from "./jsonBody.ts";
import { languageOf } from "./language.ts";
import { readSiteKeyOfQuery } from "./siteKey.ts";
import { validate } from "./validate.ts";

/**
 * @param input the body, or a GET's query, as the contract's schema returns it; undefined where the call takes none.
 */
type Handler<D extends Declaration> = (
  input: InputFor<D>,
  request: Request,
) => Promise<Answer<D>> | Answer<D>;

/** How the server answers one call of the contract: a handler, with options where the defaults do not fit. */
export type Route<D extends Declaration> =
  | Handler<D>
  | {
      /** Its rate limit (`http/limits.ts`); by default the area's. */
      readonly limit?: RequestHandler;
      /** The Cache-Control header; by default `no-store`. */
      readonly cacheControl?: string;
      /** Reads a JSON body that is larger than others (`http/jsonBody.ts`). */
      readonly readBody?: RequestHandler;
      readonly handle: Handler<D>;
    };

type Answer<D extends Declaration> =
  OutputFor<D> extends undefined ? Promise<void> : Promise<Result<D>> | Result<D>;

type Result<D extends Declaration> = OutputFor<D> extends CsvDownload ? CsvFile : OutputFor<D>;

/** One route for every call of an area, by the call's name. */
export type AreaRoutes<A extends Declarations> = { readonly [Name in keyof A]: Route<A[Name]> };

/** The routes to mount on, and the middleware for caller and site. */
export interface Mount {
  readonly routes: ExactRoutes;
  readonly authenticate: Authenticate;
  readonly checkSite: RequestHandler;
  readonly ownOriginOnly: RequestHandler;
}

/**
 * Mounts the calls of an area as the contract declares them: rate limit, site, who is asking, body, schema, handler,
 * answer. Any other method of these paths is refused with the ones there are.
 * @param limit the rate limit of routes without their own.
 */
export function mountArea<A extends Declarations>(
  mount: Mount,
  area: A,
  routes: AreaRoutes<A>,
  limit?: RequestHandler,
): void {
  for (const name of Object.keys(area) as (keyof A & string)[]) {
    const declaration: A[typeof name] = area[name];
    mountCall(mount, declaration, routes[name], limit);
  }
  const addresses = Object.values(area).map(addressOf);
  for (const [path, same] of Map.groupBy(addresses, (address) => address.path))
    mount.routes.add("*", path, [namePattern(path), otherMethods(same.map(({ method }) => method))]);
}

function mountCall<D extends Declaration>(
  { routes, authenticate, checkSite, ownOriginOnly }: Mount,
  declaration: D,
  route: Route<D>,
  areaLimit: RequestHandler | undefined,
): void {
  const options = typeof route === "function" ? { handle: route } : route;
  const { access, isSensitive, isSimple, isOwnOriginOnly, input: schema } = declaration;
  const {
    handle,
    limit = areaLimit,
    cacheControl = "no-store",
    readBody: readGiven = isSimple ? readSimpleBody : readJsonBody,
  }: Exclude<Route<D>, Handler<D>> = options;
  const { method, path } = addressOf(declaration);
  const answer: RequestHandler = async (request, response) => {
    const given = method === "GET" ? queryOf(request) : request.body;
    const input = schema ? validate(schema, given) : undefined;
    // TypeScript cannot infer that this schema is the one that `InputFor<D>` is read from.
    const output = await handle(input as InputFor<D>, request);
    const language = languageOf(request);
    response
      .status(successOf(declaration))
      .set({ "Cache-Control": cacheControl, "Content-Language": language });
    if (output instanceof CsvFile) await output.send(response);
    else if (output === undefined) response.end();
    else sendJson(response, messageIn(language, output), cacheControl);
  };
  const whoAsks = access === "anyone" ? [] : authenticate[access];
  const recently = isSensitive ? authenticate.recently : [];
  const readBody = schema && method !== "GET" ? readGiven : null;
  const readKey = isSimple ? readSiteKeyOfQuery : null;
  const ownOrigin = isOwnOriginOnly ? ownOriginOnly : null;
  const before = [namePattern(path), limit, ownOrigin, readKey, checkSite];
  const steps = [...before, ...whoAsks, ...recently, readBody, answer];
  routes.add(
    method,
    path,
    steps.filter((step) => step != null),
  );
}

/** Express hashes each body for its ETag, which only a cache that may keep the answer has a use for. */
function sendJson(response: Response, output: unknown, cacheControl: string): void {
  if (cacheControl !== "no-store") response.json(output);
  else response.setHeader("Content-Type", "application/json; charset=utf-8").end(JSON.stringify(output));
}

/** The query as strings; the last value counts if a name is repeated. */
function queryOf({ originalUrl }: Request): Readonly<Record<string, string>> {
  const at = originalUrl.indexOf("?");
  return Object.fromEntries(new URLSearchParams(at < 0 ? "" : originalUrl.slice(at)));
}

/** Mounts a refusal of all other methods after those that a path supports; `OPTIONS` lists the supported ones. */
export function refuseOtherMethods(app: Express, path: string, methods: readonly string[]): void {
  app.all(path, namePattern(path), otherMethods(methods));
}

function otherMethods(methods: readonly string[]): RequestHandler {
  const allowed = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"];
  return (request, response) => {
    if (request.method !== "OPTIONS") throw new MethodNotAllowed(allowed);
    response.status(204).set("Allow", allowed.join(", ")).end();
  };
}

export function namePattern(pattern: string): RequestHandler {
  return (request, _response, next) => {
    request.routePattern = pattern;
    next();
  };
}
