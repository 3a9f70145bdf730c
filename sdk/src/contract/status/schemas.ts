import { z } from "zod";
import type { Descriptions } from "../descriptions.ts";
import type { Health, PublicConfig, Readiness, status } from "./calls.ts";

export const healthSchema = z.strictObject({
  status: z.literal("ok"),
  version: z.string(),
}) satisfies z.ZodType<Health>;

export const readinessSchema = z.strictObject({
  status: z.literal("ready"),
}) satisfies z.ZodType<Readiness>;

export const publicConfigSchema = z.strictObject({
  productName: z.string(),
  mode: z.enum(["demo", "production"]),
  stripePublishableKey: z.string().nullable(),
  paymentSimulator: z.url().nullable(),
  operator: z.strictObject({ name: z.string(), address: z.string() }).nullable(),
  aiProvider: z.string().nullable(),
  advertisingTag: z.string().nullable(),
}) satisfies z.ZodType<PublicConfig>;

export const statusDescriptions = {
  getHealth: {
    summary: "Whether the process answers.",
    access: "anyone",
    input: null,
    output: healthSchema,
    success: 200,
  },
  getReadiness: {
    summary: "Whether the process can serve: the database answers and is migrated.",
    access: "anyone",
    input: null,
    output: readinessSchema,
    success: 200,
  },
  getConfig: {
    summary: "What a page may know of how this server is set up.",
    access: "anyone",
    input: null,
    output: publicConfigSchema,
    success: 200,
  },
} as const satisfies Descriptions<typeof status>;
