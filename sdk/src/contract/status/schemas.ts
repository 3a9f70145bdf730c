import { z } from "zod";
import type { Infer } from "../call.ts";
import type { Declarations } from "../declaration.ts";

export const healthSchema = z.strictObject({
  status: z.literal("ok").describe("Always `ok`: the process answers."),
  version: z.string().describe("The version of this server."),
});
export type Health = Infer<typeof healthSchema>;

export const readinessSchema = z.strictObject({
  status: z.literal("ready").describe("Always `ready`: the database answers and is migrated."),
});
export type Readiness = Infer<typeof readinessSchema>;

export const publicConfigSchema = z.strictObject({
  productName: z.string().describe("The product's name."),
  mode: z
    .enum(["demo", "production"])
    .describe("`demo` uses stand-ins for providers that are not set up; `production` never does."),
  stripePublishableKey: z
    .string()
    .nullable()
    .describe("Stripe's publishable key; null with the payment simulator."),
  paymentSimulator: z
    .url()
    .nullable()
    .describe("The origin of the payment simulator, where no money moves; null with Stripe."),
  operator: z
    .strictObject({
      name: z.string().describe("The operator's legal name."),
      address: z.string().describe("The postal address, one line per line of text."),
    })
    .nullable()
    .describe("Who receives the payments; null in a demo."),
  aiProvider: z
    .string()
    .nullable()
    .describe("The company that AI questions are sent to; null when only our own rules answer."),
  advertisingTag: z
    .string()
    .nullable()
    .describe(
      "The operator's advertising tag (`AW-…` or `G-…`), for pages about the site only; null for none.",
    ),
});
/** This server's configuration, as far as pages may know it. Publishable values only. */
export type PublicConfig = Infer<typeof publicConfigSchema>;

export const serviceStatesSchema = z.strictObject({
  checkedAt: z.iso.datetime().describe("When this was checked; at most a minute ago."),
  services: z
    .array(
      z.strictObject({
        name: z
          .enum(["accounts", "payments", "mail", "answers"])
          .describe(
            "`accounts` with sign-in and the synced case, `payments`, `mail`, `answers` of the AI tools.",
          ),
        state: z
          .enum(["working", "limited"])
          .describe(
            "`limited`: late, or in part. While a service is down, this call fails with `not_ready`.",
          ),
      }),
    )
    .describe("Each service once."),
});
export type ServiceStates = Infer<typeof serviceStatesSchema>;

export const statusContract = {
  getHealth: {
    route: "GET /api/health",
    summary: "Check that the process answers. Does not ask the database.",
    access: "anyone",
    output: healthSchema,
  },
  getReadiness: {
    route: "GET /api/ready",
    summary: "Check that the process can serve: the database answers and is migrated.",
    access: "anyone",
    output: readinessSchema,
    errors: ["not_ready"],
  },
  getServiceStates: {
    route: "GET /api/status",
    summary: "Get how our services work right now. What `/status` shows.",
    access: "anyone",
    output: serviceStatesSchema,
    errors: ["not_ready"],
  },
  getConfig: {
    route: "GET /api/config",
    summary: "Get how this server is set up, as far as pages may know.",
    access: "anyone",
    output: publicConfigSchema,
  },
} as const satisfies Declarations;
