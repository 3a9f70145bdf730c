import { presentCustomer } from "../../objects/customer.ts";
import { createCustomer } from "../../payments/customers.ts";
import { handler } from "../Handler.ts";
import { email, metadata, text } from "../parameters.ts";

export const createCustomerHandler = handler(
  { email: email.optional(), name: text.optional(), metadata: metadata.default({}) },
  (simulation, asked) =>
    presentCustomer(
      createCustomer(simulation, {
        email: asked.email ?? null,
        name: asked.name ?? null,
        metadata: asked.metadata,
      }),
    ),
);
