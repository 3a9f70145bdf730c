import { z } from "zod";
import { presentPrice } from "../../objects/price.ts";
import { createPrice } from "../../payments/prices.ts";
import { handler } from "../Handler.ts";
import { presentList } from "../list.ts";
import { invalidRequest } from "../ProviderError.ts";
import { amount, boolean, currency, paging, text } from "../parameters.ts";

const interval = z.enum(["day", "week", "month", "year"]);

export const listPrices = handler(
  { lookup_keys: z.array(text).max(10).optional(), active: boolean.optional(), ...paging },
  ({ state }, { lookup_keys: keys, active, ...page }) => {
    // All that were asked for by name are active: nothing here ends a price.
    const found = Object.values(state.prices).filter(
      ({ isInline, lookupKey }) =>
        !isInline &&
        active !== false &&
        (keys === undefined || (lookupKey !== null && keys.includes(lookupKey))),
    );
    return presentList(found, page, { url: "/v1/prices", kind: "price", present: presentPrice });
  },
);

export const createPriceHandler = handler(
  {
    currency,
    unit_amount: amount,
    recurring: z.strictObject({ interval }).optional(),
    lookup_key: text.max(200).optional(),
    transfer_lookup_key: boolean.default(false),
    product_data: z.strictObject({ name: text }),
  },
  (simulation, asked) => {
    const { lookup_key: lookupKey = null } = asked;
    const holder = Object.values(simulation.state.prices).find((price) => price.lookupKey === lookupKey);
    if (lookupKey !== null && holder) {
      if (!asked.transfer_lookup_key) {
        throw invalidRequest(
          `A price (\`${holder.id}\`) already uses that lookup key.`,
          undefined,
          "lookup_key",
        );
      }
      holder.lookupKey = null;
    }
    return presentPrice(
      createPrice(simulation, {
        currency: asked.currency,
        unitAmount: asked.unit_amount,
        interval: asked.recurring?.interval ?? null,
        productName: asked.product_data.name,
        lookupKey,
        isInline: false,
      }),
    );
  },
);
