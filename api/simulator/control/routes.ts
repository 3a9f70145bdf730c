import express, { type Router } from "express";
import { z } from "zod";
import { authorize } from "../rest/authorization.ts";
import { invalidRequest } from "../rest/ProviderError.ts";
import type { SimulatorControl } from "./SimulatorControl.ts";

const payment = z.string();
const endpoint = z.string().exactOptional();

/** `POST /simulator/<name>`: the control calls that tests in another process use. */
export function controlRoutes(control: SimulatorControl, secretKey: string): Router {
  const router = express.Router();
  router.use((request, _response, next) => {
    authorize(request.get("Authorization"), secretKey);
    next();
  }, express.json());
  const calls = [
    offered("pay", z.strictObject({ payment, card: z.string() }), control.pay),
    offered("openDispute", z.strictObject({ payment }), control.openDispute),
    offered("settled", z.strictObject({}), control.settled),
    offered(
      "failRequests",
      z.strictObject({ fault: z.enum(["error", "cut"]), count: z.int().positive(), endpoint }),
      control.failRequests,
    ),
    offered("clearFaults", z.strictObject({}), control.clearFaults),
  ];
  for (const { name, call } of calls) {
    router.post(`/${name}`, async (request, response) => {
      response.json(await call(request.body ?? {}));
    });
  }
  return router;
}

function offered<Ask>(
  name: keyof SimulatorControl,
  schema: z.ZodType<Ask>,
  call: (ask: Ask) => Promise<unknown>,
) {
  return {
    name,
    call: async (body: unknown) => {
      const asked = schema.safeParse(body);
      if (!asked.success) throw invalidRequest(z.prettifyError(asked.error));
      return call(asked.data);
    },
  };
}
