import type { z } from "zod";
import type { Area } from "./call.ts";
import { contacts } from "./contacts/calls.ts";
import { supportReceiptSchema, supportRequestSchema } from "./contacts/schemas.ts";
import { status } from "./status/calls.ts";
import { healthSchema, publicConfigSchema, readinessSchema } from "./status/schemas.ts";
import { usage } from "./usage/calls.ts";
import { countRequestSchema } from "./usage/schemas.ts";

/** What the server checks a call by, and what `/api/openapi.json` says of it. */
export interface CallDescription {
  /** One line for a developer. */
  readonly summary: string;
  /** Null: the call takes no body. */
  readonly input: z.ZodType | null;
  /** Null: the call answers without a body. */
  readonly output: z.ZodType | null;
  /** The status of a successful answer. */
  readonly success: 200 | 201 | 204;
}

type Descriptions<A extends Area> = { readonly [Name in keyof A]: CallDescription };

export const contactsDescriptions = {
  sendSupportRequest: {
    summary: "Send a message to the people behind the product.",
    input: supportRequestSchema,
    output: supportReceiptSchema,
    success: 201,
  },
} as const satisfies Descriptions<typeof contacts>;

export const statusDescriptions = {
  getHealth: {
    summary: "Whether the process answers.",
    input: null,
    output: healthSchema,
    success: 200,
  },
  getReadiness: {
    summary: "Whether the process can serve: the database answers and is migrated.",
    input: null,
    output: readinessSchema,
    success: 200,
  },
  getConfig: {
    summary: "What a page may know of how this server is set up.",
    input: null,
    output: publicConfigSchema,
    success: 200,
  },
} as const satisfies Descriptions<typeof status>;

export const usageDescriptions = {
  count: {
    summary: "Count an event of a tool or page. Fixed shape; nothing about the person.",
    input: countRequestSchema,
    output: null,
    success: 204,
  },
} as const satisfies Descriptions<typeof usage>;

/** Every area of the contract with its descriptions: the server's routes and the OpenAPI document are made from it. */
export const describedAreas = [
  { name: "status", calls: status, descriptions: statusDescriptions },
  { name: "contacts", calls: contacts, descriptions: contactsDescriptions },
  { name: "usage", calls: usage, descriptions: usageDescriptions },
] as const;
