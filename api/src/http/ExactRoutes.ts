import type { RequestHandler } from "express";

/**
 * The API's paths, which have no parameters, found by one look-up. Express compiles a pattern for each route and each
 * step of it, and compares a request with them one by one (ADR 86). Like Express, it takes a path in any case and with a
 * slash at its end, answers HEAD as GET, and gives what a step throws or rejects with to the error handler.
 */
export class ExactRoutes {
  readonly #paths = new Map<string, Map<string, RequestHandler>>();

  /** @param method in capitals, or "*" for all that the path does not have. @param steps run in order; the last answers. */
  add(method: string, path: string, steps: readonly RequestHandler[]): void {
    const methods = this.#paths.get(keyOf(path)) ?? new Map<string, RequestHandler>();
    this.#paths.set(keyOf(path), methods.set(method, inOrder(steps)));
  }

  /** Mount it where none of the paths has been answered yet. */
  readonly handle: RequestHandler = (request, response, next) => {
    const methods = this.#paths.get(keyOf(request.path));
    const { method } = request;
    const handler =
      methods?.get(method) ?? (method === "HEAD" ? methods?.get("GET") : undefined) ?? methods?.get("*");
    if (handler) handler(request, response, next);
    else next();
  };
}

function keyOf(path: string): string {
  return path.toLowerCase().replace(/\/$/, "");
}

function inOrder(steps: readonly RequestHandler[]): RequestHandler {
  return (request, response, next) => {
    const runFrom = (index: number): void => {
      try {
        const running: unknown = steps[index]?.(request, response, (error?: unknown) => {
          if (error) next(error);
          else runFrom(index + 1);
        });
        if (running instanceof Promise) running.catch(next);
      } catch (error) {
        next(error);
      }
    };
    runFrom(0);
  };
}
