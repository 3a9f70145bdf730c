import type { ToolId } from "../../catalog/index.ts";
import { gate } from "../../contract/gate/calls.ts";
import {
  type Access,
  billing,
  type ConnectionBegun,
  type EmailCaptured,
  type FreeToolEmail,
  type Opened,
  type PaymentBegun,
  type PaymentRequest,
  type SponsoredUse,
} from "../../contract/index.ts";
import type { Wanted } from "../../host/index.ts";
import type { AccessSurroundings } from "../AccessSurroundings.ts";
import { askedAs } from "../whoAsks.ts";
import { clientOf, makeCall } from "./callsFrom.ts";

/** The calls of the gates. Each rejects with an {@link ApiError} and nothing else. */
export interface AccessCalls {
  /** What may be opened. Several tools that ask at the same time ask once. */
  readonly getAccess: () => Promise<Access>;
  /** Spends the use that fits, unless the tool is open by one already, and not for another document. */
  readonly redeem: (tool: ToolId, wanted: Wanted) => Promise<Opened>;
  /** Begins a purchase; this browser keeps the key that comes with it. The way back is added. */
  readonly createPayment: (request: Omit<PaymentRequest, "returnUrl">) => Promise<PaymentBegun>;
  /** Gives the address for the free tools. */
  readonly sendEmail: (given: FreeToolEmail) => Promise<EmailCaptured>;
  /** Opens a tool by a use that the page's partner pays for; this browser keeps the key that comes with it. */
  readonly openSponsored: (tool: ToolId, wanted: Wanted) => Promise<SponsoredUse>;
  /** Begins a member's sign-in on our own origin; this browser keeps its secret. */
  readonly beginConnection: () => Promise<ConnectionBegun>;
}

/** What a use is asked for; undefined is not sent. */
function useOf(tool: ToolId, wanted: Wanted) {
  return { tool, isAnother: wanted === "another document" || undefined };
}

const calls = {
  ...gate,
  createPayment: billing.createPayment,
} as const;

/** The gates' API calls, with this caller's credentials. */
export function createAccessCalls(surroundings: AccessSurroundings): AccessCalls {
  const { purchaseKeys, memory } = surroundings;
  const client = clientOf(surroundings, calls);
  const make = <Answer>(call: () => Promise<Answer>) => makeCall(surroundings, call);

  return {
    getAccess: () => {
      const of = askedAs(surroundings);
      if (memory.asking?.of === of) return memory.asking.answer;
      const answer = make(client.getAccess).then((access) => {
        memory.answer = { of: askedAs(surroundings), at: Date.now(), access };
        keepSite(surroundings, access);
        return access;
      });
      const asking = { of, answer };
      memory.asking = asking;
      const done = () => {
        if (memory.asking === asking) memory.asking = null;
      };
      answer.then(done, done);
      return answer;
    },
    redeem: async (tool, wanted) => {
      const opened = await make(() => client.redeem(useOf(tool, wanted)));
      // What was known before does not know of this.
      memory.answer = null;
      const key = purchaseKeys.read();
      if (opened.until !== null && key !== null)
        surroundings.records?.writeVerifiedAccess(tool, new Date(opened.until), key);
      return opened;
    },
    createPayment: async (request) => {
      const begun = await make(() => {
        // Looked up for each try: without a site key the payment leads back to nowhere but our own site.
        const returnUrl = surroundings.returnUrl();
        return client.createPayment({ ...request, ...(returnUrl === null ? {} : { returnUrl }) });
      });
      // What is in progress is sealed with it before this page is left (ADR 10).
      if (begun.purchaseKey !== null) await purchaseKeys.keep(begun.purchaseKey);
      return begun;
    },
    sendEmail: (given) => make(() => client.sendFreeToolEmail(given)),
    openSponsored: async (tool, wanted) => {
      const opened = await make(() => client.openSponsored(useOf(tool, wanted)));
      memory.answer = null;
      purchaseKeys.keep(opened.purchaseKey);
      return opened;
    },
    beginConnection: async () => {
      const begun = await make(client.beginConnection);
      purchaseKeys.keep(begun.secret);
      return begun;
    },
  };
}

function keepSite({ memory, siteKey }: AccessSurroundings, { site }: Access): void {
  const key = siteKey();
  if (key === null || site === null) return;
  const isNew = !memory.sites.has(key);
  memory.sites.set(key, site);
  if (isNew) memory.changes.dispatchEvent(new Event("site"));
}
