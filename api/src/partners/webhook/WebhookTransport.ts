import { lookup } from "node:dns/promises";
import type { ClientRequest, IncomingMessage } from "node:http";
import { request as httpsRequest, type RequestOptions } from "node:https";
import type { LookupFunction } from "node:net";
import type { DeliveryProblem } from "@iep-insider/sdk/contract";
import { isPublicAddress } from "./isPublicAddress.ts";

/** What is sent to a partner's server. */
export interface WebhookRequest {
  /** An https address without a port. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** `problem` is null when the server took the message: it answered with 2xx. */
export interface WebhookResult {
  readonly status: number | null;
  readonly problem: DeliveryProblem | null;
}

/** Posts to the servers of partners. */
export interface WebhookTransport {
  /** Never rejects. */
  post(request: WebhookRequest): Promise<WebhookResult>;
}

interface Options {
  /** @returns every address of a host. @throws if there is none. */
  readonly resolve?: (hostname: string) => Promise<readonly Address[]>;
  readonly request?: BeginRequest;
  /** For the whole exchange, in milliseconds. */
  readonly timeout?: number;
}

/** As `https.request`. */
export type BeginRequest = (
  url: string,
  options: RequestOptions,
  onResponse: (response: IncomingMessage) => void,
) => ClientRequest;

interface Address {
  readonly address: string;
  readonly family: number;
}

/** What a server answers is of no interest; reading some of it spares servers that stop when no one listens. */
const longestAnswer = 64 * 1024;

/**
 * Resolves the host itself, refuses it if any of its addresses is not public, and connects to those addresses only: a
 * name that resolves to something else a moment later changes nothing. Follows no redirects.
 */
export function createWebhookTransport(options: Options = {}): WebhookTransport {
  const resolve = options.resolve ?? ((hostname) => lookup(hostname, { all: true, verbatim: true }));
  const request = options.request ?? httpsRequest;
  const timeout = options.timeout ?? 5_000;
  return {
    async post({ url, headers, body }) {
      const signal = AbortSignal.timeout(timeout);
      try {
        const { hostname } = new URL(url);
        const addresses = await unlessAborted(signal, resolve(hostname)).catch((error: unknown) => {
          throw signal.aborted ? error : new UnknownHost();
        });
        if (addresses.length === 0) throw new UnknownHost();
        if (!addresses.every(({ address }) => isPublicAddress(address)))
          return { status: null, problem: "not_public" };
        const status = await send(request, url, body, {
          method: "POST",
          headers: { ...headers, "Content-Length": String(Buffer.byteLength(body)) },
          lookup: pinned(addresses),
          // A connection of another message may lead to another address.
          agent: false,
          signal,
        });
        return { status, problem: problemOfStatus(status) };
      } catch (error) {
        return { status: null, problem: signal.aborted ? "timeout" : problemOf(error) };
      }
    },
  };
}

class UnknownHost extends Error {}

async function unlessAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

/** Answers with addresses that are known already. */
function pinned(addresses: readonly Address[]): LookupFunction {
  return (_hostname, { all }, callback) => {
    const [first] = addresses;
    if (all || !first) callback(null, [...addresses]);
    else callback(null, first.address, first.family);
  };
}

/** @returns the status, once the answer has ended or is long enough. */
async function send(
  request: BeginRequest,
  url: string,
  body: string,
  options: RequestOptions,
): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, options, resolve).on("error", reject).end(body);
  });
  const status = response.statusCode ?? 0;
  let length = 0;
  try {
    for await (const chunk of response) {
      length += chunk.length;
      if (length > longestAnswer) break;
    }
  } catch {
    // The status counts, even if the rest takes too long or breaks off.
  }
  return status;
}

function problemOfStatus(status: number): DeliveryProblem | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? "redirect" : "wrong_status";
}

function problemOf(error: unknown): DeliveryProblem {
  if (error instanceof UnknownHost) return "unknown_host";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /CERT|SSL|TLS|EPROTO|SELF_SIGNED|UNABLE_TO_/.test(code) ? "certificate" : "no_connection";
}
