import express, { type Router } from "express";
import { z } from "zod";
import { authorize } from "../rest/authorization.ts";
import { invalidRequest } from "../rest/ProviderError.ts";
import type { SimulatorControl } from "./SimulatorControl.ts";
import { controlSchemas } from "./schemas.ts";

/** `POST /simulator/<name>`: the control interface for tests in another process. */
export function controlRoutes(control: SimulatorControl, secretKey: string): Router {
  const router = express.Router();
  router.use((request, _response, next) => {
    authorize(request.get("Authorization"), secretKey);
    next();
  }, express.json());
  for (const [name, call] of Object.entries(callsOf(control))) {
    router.post(`/${name}`, async (request, response) => {
      response.json(await call(request.body ?? {}));
    });
  }
  return router;
}

type Call = (body: unknown) => Promise<unknown>;

/** Every call, with its argument checked. */
function callsOf(control: SimulatorControl): Readonly<Record<keyof SimulatorControl, Call>> {
  const schemas = controlSchemas;
  return {
    pay: async (body) => control.pay(read(schemas.pay, body)),
    authenticate: async (body) => control.authenticate(read(schemas.authenticate, body)),
    renew: async (body) => control.renew(read(schemas.renew, body)),
    retryInvoice: async (body) => control.retryInvoice(read(schemas.retryInvoice, body)),
    giveUp: async (body) => control.giveUp(read(schemas.giveUp, body)),
    refund: async (body) => control.refund(read(schemas.refund, body)),
    openDispute: async (body) => control.openDispute(read(schemas.openDispute, body)),
    closeDispute: async (body) => control.closeDispute(read(schemas.closeDispute, body)),
    moveClock: async (body) => control.moveClock(read(schemas.moveClock, body)),
    setWebhookUrl: async (body) => control.setWebhookUrl(read(schemas.setWebhookUrl, body)),
    pauseDeliveries: () => control.pauseDeliveries(),
    resumeDeliveries: () => control.resumeDeliveries(),
    dropDeliveries: async (body) => control.dropDeliveries(read(schemas.dropDeliveries, body)),
    doubleDeliveries: async (body) => control.doubleDeliveries(read(schemas.doubleDeliveries, body)),
    releaseDeliveries: async (body) => control.releaseDeliveries(read(schemas.releaseDeliveries, body)),
    resendEvent: async (body) => control.resendEvent(read(schemas.resendEvent, body)),
    listEvents: () => control.listEvents(),
    settled: () => control.settled(),
    failRequests: async (body) => control.failRequests(read(schemas.failRequests, body)),
    clearFaults: () => control.clearFaults(),
  };
}

function read<Asked>(schema: z.ZodType<Asked>, body: unknown): Asked {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw invalidRequest(z.prettifyError(result.error));
}
