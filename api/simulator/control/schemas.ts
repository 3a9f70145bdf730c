import { z } from "zod";
import type { SimulatorControl } from "./SimulatorControl.ts";

const payment = z.string();
const subscription = z.string();
const succeeds = z.boolean().exactOptional();
const count = z.number().int().positive();
const type = z.string().exactOptional();
const nothing = z.strictObject({});

/** What each control call takes, as it comes over HTTP. */
export const controlSchemas = {
  pay: z.strictObject({ payment, card: z.string(), email: z.string().exactOptional() }),
  authenticate: z.strictObject({ payment, approves: z.boolean() }),
  renew: z.strictObject({ subscription, succeeds }),
  retryInvoice: z.strictObject({ subscription, succeeds }),
  giveUp: z.strictObject({ subscription }),
  refund: z.strictObject({ payment, amount: count.exactOptional() }),
  openDispute: z.strictObject({ payment }),
  closeDispute: z.strictObject({ dispute: z.string(), outcome: z.enum(["won", "lost"]) }),
  moveClock: z.strictObject({
    days: z.number().exactOptional(),
    hours: z.number().exactOptional(),
    minutes: z.number().exactOptional(),
  }),
  setWebhookUrl: z.strictObject({ url: z.url().nullable() }),
  pauseDeliveries: nothing,
  resumeDeliveries: nothing,
  dropDeliveries: z.strictObject({ count, type }),
  doubleDeliveries: z.strictObject({ count, type }),
  releaseDeliveries: z.strictObject({ events: z.array(z.string()) }),
  resendEvent: z.strictObject({ event: z.string(), signedAt: z.iso.datetime().exactOptional() }),
  listEvents: nothing,
  settled: nothing,
  failRequests: z.strictObject({
    fault: z.enum(["error", "busy", "hang", "nonsense", "cut"]),
    count,
    endpoint: z.string().exactOptional(),
    milliseconds: z.number().int().nonnegative().exactOptional(),
  }),
  clearFaults: nothing,
} satisfies { [Name in keyof SimulatorControl]: z.ZodType<Asked<Name>> };

type Asked<Name extends keyof SimulatorControl> =
  Parameters<SimulatorControl[Name]> extends [infer Ask] ? Ask : Record<string, never>;
