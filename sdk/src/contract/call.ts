import type { z } from "zod";

/**
 * One API call for the client: its address. `Input` and `Output` exist for the type checker only; they come from the
 * call's zod schemas through `import type`, so that no browser bundle includes an unused schema.
 */
export interface Call<Input, Output> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: `/api/${string}`;
  /** See `Declaration.isSimple`. */
  readonly isSimple?: true;
  readonly types?: { readonly input: Input; readonly output: Output };
}

/** The calls of one area (`contacts`, `usage`, …) by the name of their client method. */
// biome-ignore lint/suspicious/noExplicitAny: any call fits here, whatever it carries; the types are read back per call.
export type Area = Readonly<Record<string, Call<any, any>>>;

export type InputOf<C> = C extends Call<infer Input, unknown> ? Input : never;
export type OutputOf<C> = C extends Call<unknown, infer Output> ? Output : never;

/** A schema's output type. */
export type Infer<Schema extends z.ZodType> = Immutable<z.output<Schema>>;

/** Read-only at every depth: neither side changes what it received. */
type Immutable<T> = T extends object ? { readonly [Key in keyof T]: Immutable<T[Key]> } : T;

/** The output of a call that responds with CSV instead of JSON; the browser saves it. */
export interface CsvDownload {
  readonly isCsv: true;
}
