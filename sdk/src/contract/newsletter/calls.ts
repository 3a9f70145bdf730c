// Written by `npm run contract` from schemas.ts.
import type { CallsOf } from "../declaration.ts";
import type { newsletterContract } from "./schemas.ts";

export const newsletter: CallsOf<typeof newsletterContract> = {
  subscribeNewsletter: { method: "POST", path: "/api/newsletter" },
  confirmNewsletter: { method: "POST", path: "/api/newsletter/confirm" },
  unsubscribeNewsletter: { method: "POST", path: "/api/newsletter/unsubscribe" },
};
