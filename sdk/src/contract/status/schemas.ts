import { z } from "zod";
import type { Health, PublicConfig, Readiness } from "./calls.ts";

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
}) satisfies z.ZodType<PublicConfig>;
