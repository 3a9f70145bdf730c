import type Stripe from "stripe";
import type { PortalSessionRecord } from "../state/records.ts";

export function presentPortalSession(session: PortalSessionRecord): Stripe.BillingPortal.Session {
  return {
    id: session.id,
    object: "billing_portal.session",
    configuration: "bpc_simulator",
    created: session.created,
    customer: session.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: session.returnUrl,
    url: `${session.origin}/p/session/${session.secret}`,
  };
}
