import type { z } from "zod";
import type { Call, CsvDownload, Infer } from "./call.ts";
import { type ErrorCode, siteErrorCodes } from "./errors.ts";

/**
 * The declaration of one API call: the server's routes, the client's methods and `/api/openapi.json` are derived from
 * it.
 */
export interface Declaration {
  readonly route: `${Call<unknown, unknown>["method"]} /api/${string}`;
  /** One sentence for a developer. */
  readonly summary: string;
  /**
   * Who may call it: anyone; anyone, with the signed-in user known (`visitor`); signed-in users; or operators (ADR 2).
   */
  readonly access: "anyone" | "visitor" | "user" | "admin";
  /** An operator's call that requires a second factor shown within `recentMinutes`. */
  readonly isSensitive?: true;
  /**
   * Another origin can call it without a preflight: the site key may be in the query, and the body's content type may be
   * `text/plain` (ADR 75). For calls that a page makes before anything is known of the visitor, and that change nothing
   * of theirs.
   */
  readonly isSimple?: true;
  /** Refused to pages of other origins, partners' sites included. */
  readonly isOwnOriginOnly?: true;
  /** A GET's query, or another call's body. Nothing by default. */
  readonly input?: z.ZodType;
  /** `csv`: a file. By default the call responds with 204, without a body. */
  readonly output?: z.ZodType | "csv";
  /** The call creates something and responds with 201 instead of 200. */
  readonly success?: 201;
  /** Errors of this call, besides those of {@link errorsOf} that follow from the rest. */
  readonly errors?: readonly ErrorCode[];
}

/** The calls of one area, by the name of their client method. */
export type Declarations = Readonly<Record<string, Declaration>>;

/** What an area's client needs at run time: addresses. Everything else is types. */
export type CallsOf<D extends Declarations> = {
  readonly [Name in keyof D]: Address<D[Name]["route"]> &
    Simple<D[Name]> &
    Call<InputFor<D[Name]>, OutputFor<D[Name]>>;
};

/** A call's input, as its schema returns it. For a query, the client converts it to text and the schema parses it. */
export type InputFor<D extends Declaration> = D extends { input: infer Schema extends z.ZodType }
  ? Infer<Schema>
  : undefined;

export type OutputFor<D extends Declaration> = D extends { output: infer Output }
  ? Output extends z.ZodType
    ? Infer<Output>
    : CsvDownload
  : undefined;

type Address<Route extends string> = Route extends `${infer Method} ${infer Path}`
  ? { readonly method: Method; readonly path: Path }
  : never;

type Simple<D extends Declaration> = D extends { isSimple: true } ? { readonly isSimple: true } : unknown;

/** The method and path of a declared call. */
export function addressOf({ route }: Declaration): Pick<Call<unknown, unknown>, "method" | "path"> {
  const [method, path] = route.split(" ");
  return { method, path } as Pick<Call<unknown, unknown>, "method" | "path">;
}

/** The status of a success. */
export function successOf({ output, success }: Declaration): 200 | 201 | 204 {
  return success ?? (output ? 200 : 204);
}

/** Errors that every call can return; the last ones only with a site key. */
export const commonErrors = [
  "malformed_json",
  "invalid_request",
  "body_too_large",
  "unsupported_media_type",
  "method_not_allowed",
  "rate_limited",
  "internal",
  ...siteErrorCodes,
] as const satisfies readonly ErrorCode[];

const accessErrors = {
  anyone: [],
  visitor: [],
  user: ["unauthenticated"],
  admin: ["unauthenticated", "forbidden", "second_factor_needed"],
} as const satisfies Record<Declaration["access"], readonly ErrorCode[]>;

/** Errors that a call can return, besides {@link commonErrors}. */
export function errorsOf({
  access,
  isSensitive,
  isOwnOriginOnly,
  errors = [],
}: Declaration): readonly ErrorCode[] {
  return [
    ...accessErrors[access],
    ...(isSensitive ? (["reauthentication_needed"] as const) : []),
    ...(isOwnOriginOnly ? (["other_origin"] as const) : []),
    ...errors,
  ];
}
