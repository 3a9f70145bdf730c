import type { ToolId } from "../../catalog/index.ts";
import { ApiError, createClient } from "../../client/index.ts";
import {
  type Access,
  access,
  billing,
  type EmailCaptured,
  type Opened,
  type PaymentBegun,
  type PaymentRequest,
} from "../../contract/index.ts";
import type { AccessSurroundings } from "../AccessSurroundings.ts";
import { whoAsks } from "../whoAsks.ts";

/** The calls of the gates. Each rejects with an {@link ApiError} and nothing else. */
export interface AccessCalls {
  /** What may be opened. Several tools that ask at the same time ask once. */
  readonly getAccess: () => Promise<Access>;
  /** Spends the use that fits, unless the tool is open by one already. */
  readonly redeem: (tool: ToolId) => Promise<Opened>;
  /** Begins a purchase; this browser keeps the key that comes with it. The way back is added. */
  readonly createPayment: (request: Omit<PaymentRequest, "returnUrl">) => Promise<PaymentBegun>;
  readonly sendEmail: (email: string) => Promise<EmailCaptured>;
}

const calls = {
  getAccess: access.getAccess,
  redeem: access.redeem,
  sendFreeToolEmail: access.sendFreeToolEmail,
  createPayment: billing.createPayment,
} as const;

/**
 * A session that has ended counts as signed out, and a site key that the server does not know as none: each call is
 * then made once more without it.
 */
export function createAccessCalls(surroundings: AccessSurroundings): AccessCalls {
  const { server, credentials, session, siteKey, purchaseKeys, memory } = surroundings;
  const client = createClient(calls, {
    baseUrl: server ?? "",
    credentials,
    token: () => session?.token.read() ?? null,
    siteKey,
    purchaseKey: purchaseKeys.read,
  });

  async function make<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    if (server === null) throw noServer();
    const [token, key] = [session?.token.read() ?? null, siteKey()];
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "unauthenticated" && token !== null) session?.token.drop(token);
      else if (error.code === "unknown_site" && key !== null) surroundings.onUnknownSite(key);
      else throw error;
      return make(call);
    }
  }

  return {
    getAccess: () => {
      const of = whoAsks(surroundings);
      if (memory.asking?.of === of) return memory.asking.answer;
      const answer = make(client.getAccess).then((access) => {
        memory.answer = { of: whoAsks(surroundings), at: Date.now(), access };
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
    redeem: async (tool) => {
      const opened = await make(() => client.redeem({ tool }));
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
      if (begun.purchaseKey !== null) purchaseKeys.keep(begun.purchaseKey);
      return begun;
    },
    sendEmail: (email) => make(() => client.sendFreeToolEmail({ email })),
  };
}

/** As if there were no network: nobody answers. */
function noServer(): ApiError {
  return new ApiError(0, "no server", { code: "network", message: noServerSentence });
}

const noServerSentence = "This page does not know where our server is. Nothing you entered was lost.";
