import type { z } from "zod";
import type { Area } from "./call.ts";

/** What the server checks a call by, and what `/api/openapi.json` says of it. */
export interface CallDescription {
  /** One line for a developer. */
  readonly summary: string;
  /**
   * Who may call it: anyone; anyone, with the signed-in user known (`visitor`); signed-in users; or operators
   * (ADR 2).
   */
  readonly access: "anyone" | "visitor" | "user" | "admin";
  /** An operator's call that asks for it to have been shown in the last minutes who asks (`recentMinutes`). */
  readonly isSensitive?: true;
  /** What a GET takes in its query, and any other call in its body. Null: nothing. */
  readonly input: z.ZodType | null;
  /** Null: the call answers without a body. `csv`: with a file. */
  readonly output: z.ZodType | "csv" | null;
  /** The status of a successful answer. */
  readonly success: 200 | 201 | 204;
}

/** One description for each call of an area. */
export type Descriptions<A extends Area> = { readonly [Name in keyof A]: CallDescription };
