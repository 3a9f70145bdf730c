import type { Area, Call, CsvDownload, InputOf, OutputOf } from "@iep-insider/sdk/contract";
import type { CallDescription } from "@iep-insider/sdk/contract/schemas";
import type { Express, Request, RequestHandler } from "express";
import type { Authenticate } from "./authenticate.ts";
import { CsvFile } from "./CsvFile.ts";
import { MethodNotAllowed } from "./errors.ts";
import { readJsonBody } from "./jsonBody.ts";
import { validate } from "./validate.ts";

/** How the server answers one call of the contract. */
export interface Route<C> {
  /** The limit of `http/limits.ts` that it counts under. */
  readonly limit?: RequestHandler;
  /** What caches may do with the answer. Without it: nothing. */
  readonly cacheControl?: string;
  /** @param input the body, or a GET's query, as the contract's schema gives it; undefined where the call takes none. */
  handle(input: InputOf<C>, request: Request): Promise<Answer<C>> | Answer<C>;
}

type Answer<C> = OutputOf<C> extends CsvDownload ? CsvFile : OutputOf<C>;

/** One route for every call of an area, by the call's name. */
export type AreaRoutes<A extends Area> = { readonly [Name in keyof A]: Route<A[Name]> };

/** Where calls are mounted, and how it is found out who calls, and from which site. */
export interface Mount {
  readonly app: Express;
  readonly authenticate: Authenticate;
  readonly checkSite: RequestHandler;
}

/** An area as the contract describes it. */
export interface DescribedArea<A extends Area> {
  readonly calls: A;
  readonly descriptions: { readonly [Name in keyof A]: CallDescription };
}

/**
 * Mounts the calls of an area under the methods and paths that the contract gives them: rate limit, site, who is
 * asking, body, schema, handler, answer. Any other method of these paths is refused with the ones there are.
 */
export function mountArea<A extends Area>(mount: Mount, area: DescribedArea<A>, routes: AreaRoutes<A>): void {
  for (const name of Object.keys(area.calls) as (keyof A & string)[]) {
    const call = area.calls[name] as A[typeof name];
    mountCall(mount, call, area.descriptions[name], routes[name]);
  }
  for (const path of new Set(Object.values(area.calls).map((call) => call.path))) {
    const methods = Object.values(area.calls).filter((call) => call.path === path);
    refuseOtherMethods(
      mount.app,
      path,
      methods.map((call) => call.method),
    );
  }
}

// biome-ignore lint/suspicious/noExplicitAny: any call fits here; `Route<C>` ties its input and output together.
function mountCall<C extends Call<any, any>>(
  { app, authenticate, checkSite }: Mount,
  call: C,
  { access, isSensitive, input: schema, success }: CallDescription,
  route: Route<C>,
): void {
  const answer: RequestHandler = async (request, response) => {
    const given = call.method === "GET" ? queryOf(request) : request.body;
    const input = schema ? validate(schema, given) : undefined;
    // The contract holds a schema of `InputOf<C>` for each call (`satisfies` there), but not in its type.
    const output = await route.handle(input as InputOf<C>, request);
    response.status(success).set("Cache-Control", route.cacheControl ?? "no-store");
    if (output instanceof CsvFile) await output.send(response);
    else if (output === undefined) response.end();
    else response.json(output);
  };
  const whoAsks = access === "anyone" ? [] : authenticate[access];
  const recently = isSensitive ? authenticate.recently : [];
  const readBody = schema && call.method !== "GET" ? readJsonBody : null;
  const steps = [namePattern(call.path), route.limit, checkSite, ...whoAsks, ...recently, readBody, answer];
  const method = call.method.toLowerCase() as Lowercase<typeof call.method>;
  app[method](call.path, ...steps.filter((step) => step != null));
}

/** Of a name that comes twice, the last; so that a schema sees words and nothing else. */
function queryOf({ originalUrl }: Request): Readonly<Record<string, string>> {
  const at = originalUrl.indexOf("?");
  return Object.fromEntries(new URLSearchParams(at < 0 ? "" : originalUrl.slice(at)));
}

/** Mounts a refusal of all other methods after those that a path supports; `OPTIONS` lists the supported ones. */
export function refuseOtherMethods(app: Express, path: string, methods: readonly string[]): void {
  const allowed = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"];
  app.all(path, namePattern(path), (request, response) => {
    if (request.method !== "OPTIONS") throw new MethodNotAllowed(allowed);
    response.status(204).set("Allow", allowed.join(", ")).end();
  });
}

export function namePattern(pattern: string): RequestHandler {
  return (request, _response, next) => {
    request.routePattern = pattern;
    next();
  };
}
