/**
 * One API call as both sides see it: how it is addressed, and what travels.
 * `Input` and `Output` exist for the type checker only. The zod schemas of the same shapes are in `schemas.ts` of each
 * area, separate from this file, so that a widget which makes a call does not carry zod.
 */
export interface Call<Input, Output> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: `/api/${string}`;
  readonly types?: { readonly input: Input; readonly output: Output };
}

/** The calls of one area (`contacts`, `usage`, …) by the name of their client method. */
// biome-ignore lint/suspicious/noExplicitAny: any call fits here, whatever it carries; the types are read back per call.
export type Area = Readonly<Record<string, Call<any, any>>>;

export type InputOf<C> = C extends Call<infer Input, unknown> ? Input : never;
export type OutputOf<C> = C extends Call<unknown, infer Output> ? Output : never;

export function call<Input, Output>(
  method: Call<Input, Output>["method"],
  path: Call<Input, Output>["path"],
): Call<Input, Output> {
  return { method, path };
}

/** The output of a call that answers with a CSV file instead of JSON; the browser saves it. */
export interface CsvDownload {
  readonly isCsv: true;
}
