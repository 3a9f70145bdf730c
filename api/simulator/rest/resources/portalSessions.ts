import { presentPortalSession } from "../../objects/portalSession.ts";
import { findRecord } from "../../payments/findRecord.ts";
import { newId } from "../../state/ids.ts";
import type { PortalSessionRecord } from "../../state/records.ts";
import { handler } from "../Handler.ts";
import { address, text } from "../parameters.ts";

export const createPortalSession = handler(
  { customer: text, return_url: address.optional() },
  ({ state, now }, asked, { origin }) => {
    findRecord(state.customers, asked.customer, "customer", "customer");
    const session: PortalSessionRecord = {
      id: newId("bps"),
      created: now(),
      customer: asked.customer,
      origin,
      returnUrl: asked.return_url ?? null,
      secret: newId("test", 40),
    };
    state.portalSessions[session.id] = session;
    return presentPortalSession(session);
  },
);
