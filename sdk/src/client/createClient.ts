import {
  type Area,
  type Call,
  frameTokenHeader,
  type InputOf,
  type OutputOf,
  purchaseKeyHeader,
  siteKeyHeader,
  siteKeyParameter,
} from "../contract/index.ts";
import { errorFromResponse, networkError } from "./ApiError.ts";

export interface ClientOptions {
  /** Where the API answers, without a trailing slash: `https://iep-insider.example`, or "" for the page's own origin. */
  readonly baseUrl: string;
  /** `include` on our own origin only (ADR 1). */
  readonly credentials: "include" | "omit";
  /** Asked before each call, so that a log-in is seen at once. */
  readonly token?: () => string | null;
  /** Asked before each call, since an element's attribute may change. */
  readonly siteKey?: () => string | null;
  /** Asked before each call: what was bought in this browser without an account. */
  readonly purchaseKey?: () => string | null;
  /** Called before each request: the token which proves that our page in a frame was made for the site key. */
  readonly frameToken?: () => string | null;
  /** Another `fetch`, for tests. */
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  /** Stops the call: it then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** One method per call, under the call's own name. Each rejects with an `ApiError`, or the reason it was stopped for. */
export type Client<A extends Area> = {
  readonly [Name in keyof A]: InputOf<A[Name]> extends undefined
    ? () => Promise<OutputOf<A[Name]>>
    : (input: InputOf<A[Name]>, options?: CallOptions) => Promise<OutputOf<A[Name]>>;
};

/**
 * The shared request helper with one typed method per call of the areas given.
 * @example createClient({ ...usage, ...contacts }, { baseUrl: "", credentials: "include" })
 */
export function createClient<A extends Area>(calls: A, options: ClientOptions): Client<A> {
  const methods = Object.entries(calls).map(([name, call]) => [
    name,
    (input?: unknown, { signal }: CallOptions = {}) => request(call, input, options, signal),
  ]);
  return Object.fromEntries(methods) as Client<A>;
}

/** What a GET of the contract takes: words only. */
type Query = Readonly<Record<string, string>>;

async function request(
  call: Call<unknown, unknown>,
  input: unknown,
  options: ClientOptions,
  signal?: AbortSignal,
): Promise<unknown> {
  const noAnswer = () => {
    signal?.throwIfAborted();
    throw networkError();
  };
  const send = options.fetch ?? fetch;
  // A GET has no body: its input is in the query.
  const hasBody = input !== undefined && call.method !== "GET";
  const headers = headersFor(hasBody, options);
  const isSimple = call.isSimple && options.baseUrl !== "" && isSiteKeyAlone(headers);
  const siteKey = isSimple && headers[siteKeyHeader];
  const query = {
    ...(hasBody ? {} : (input as Query | undefined)),
    ...(siteKey ? { [siteKeyParameter]: siteKey } : {}),
  };
  const hasQuery = Object.keys(query).length > 0;
  const path = call.path + (hasQuery ? `?${new URLSearchParams(query)}` : "");
  const response = await send(options.baseUrl + path, {
    method: call.method,
    // Without others, a browser sends the text of a body as text/plain, and asks no preflight.
    headers: isSimple ? language : headers,
    credentials: options.credentials,
    // A count sent while the page unloads should still arrive; a request with a signal has a caller waiting for it and
    // may be aborted.
    keepalive: call.method === "POST" && !signal,
    ...(hasBody ? { body: JSON.stringify(input) } : {}),
    ...(signal ? { signal } : {}),
  }).catch(noAnswer);
  if (!response.ok) throw await errorFromResponse(response);
  if (response.status === 204) return undefined;
  return response.json().catch(noAnswer);
}

/**
 * The language of the screens that call, whatever the browser prefers: the Spanish build makes it `es-US` (ADR 92). A
 * page of another origin may send it without a preflight.
 */
const language = { "Accept-Language": "en-US" };

/** Whether nothing secret is sent: a session, a purchase key and a frame token stay in headers. */
function isSiteKeyAlone(headers: Readonly<Record<string, string>>): boolean {
  return Object.keys(headers).every(
    (name) => name === siteKeyHeader || name === "Content-Type" || name in language,
  );
}

function headersFor(hasBody: boolean, options: ClientOptions): Record<string, string> {
  const token = options.token?.();
  const siteKey = options.siteKey?.();
  const purchaseKey = options.purchaseKey?.();
  // It says something of a site key, and nothing without one.
  const frameToken = siteKey && options.frameToken?.();
  return {
    ...language,
    ...(hasBody ? { "Content-Type": "application/json" } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(siteKey ? { [siteKeyHeader]: siteKey } : {}),
    ...(frameToken ? { [frameTokenHeader]: frameToken } : {}),
    ...(purchaseKey ? { [purchaseKeyHeader]: purchaseKey } : {}),
  };
}
