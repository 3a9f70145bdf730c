import type { Account, Call } from "@iep-insider/sdk/contract";
import * as contract from "@iep-insider/sdk/contract";
import { configure, screen, within } from "@testing-library/dom";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, vi } from "vitest";
import { beginSession } from "../src/app/account/currentUser.ts";
import { queryClient } from "../src/app/account/queryClient.ts";
import { loadMatchedRoutes } from "../src/app/loadMatchedRoutes.ts";
import { routes } from "../src/app/routes.tsx";
import { session } from "../src/app/session.ts";
import { toasts } from "../src/app/toasts/toasts.ts";

/** A request as the fake server got it. */
export interface Sent {
  /** The call's name in the contract ("sendSupportRequest"), or method and path where the contract has none. */
  readonly call: string;
  readonly body: unknown;
  readonly query: Readonly<Record<string, string>>;
  readonly token: string | null;
}

type Reply = object | null | undefined;

/**
 * How the fake server answers a call: with this as JSON (`null` for a 204), with a `Response` (see `refusal`), or with
 * what a function makes of the request. A function that rejects (see `noNetwork`) is a network that is down.
 */
export type Answer = Reply | ((sent: Sent) => Reply | Promise<Reply>);

/** By the call's name in the contract, or by method and path: "GET /api/config". */
export type Answers = Record<string, Answer>;

export interface RenderedPage {
  readonly user: UserEvent;
  /** All requests in order, except the counts of pages seen. */
  readonly sent: readonly Sent[];
  /** The bodies of one call's requests. */
  readonly bodiesOf: (call: string) => unknown[];
  /** The answers, to be changed while the page is up. A call that has none finds no network. */
  readonly answers: Answers;
  /** Unmounts the page and renders the same address again, as a reload would. The browser's storage stays. */
  readonly reload: () => Promise<void>;
}

interface Options {
  readonly answers?: Answers;
  /** Signs a user in, with these facts. */
  readonly signedInAs?: Partial<Account>;
  /** The answer to every call that `answers` does not have; no network unless given. */
  readonly otherwise?: Answer;
}

/**
 * Shows an address of the dashboard, layout and all, in the document: the real routes on a made-up server. Everything is
 * taken down after the test.
 */
export async function renderPage(
  address: string,
  { answers = {}, signedInAs, otherwise }: Options = {},
): Promise<RenderedPage> {
  const given: Answers = { ...(signedInAs && { getUser: anAccount(signedInAs) }), ...answers };
  const sent = answerFetch(given, otherwise);
  if (signedInAs) {
    beginSession({ token: "a.session.token", user: anAccount(signedInAs) });
    // Who it is, a page that is loaded has to ask.
    queryClient.clear();
  }
  window.history.pushState(null, "", address);
  let takeDown = await show();
  takenDown.push(() => takeDown());
  return {
    user: userEvent.setup(),
    sent,
    bodiesOf: (call) => sent.filter((one) => one.call === call).map(({ body }) => body),
    answers: given,
    reload: async () => {
      takeDown();
      queryClient.clear();
      takeDown = await show();
    },
  };
}

/** The main landmark, and the open dialog. */
export const main = () => within(screen.getByRole("main"));
export const dialog = () => within(screen.getByRole("dialog"));

/** What the server says when it refuses a call. */
export function refusal(
  status: number,
  told: { code?: string; message?: string; fields?: Record<string, string>; retryAfter?: number } = {},
): () => Response {
  const { retryAfter, code = "internal", message = "It did not work.", fields } = told;
  const body = { code, message, error: message, requestId: "r1", ...(fields && { fields }) };
  const headers = retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) };
  return () => new Response(JSON.stringify(body), { status, headers });
}

/** The answer of a server that cannot be reached. */
export const noNetwork = () => Promise.reject(new TypeError("Failed to fetch"));

/** An answer that waits, so that a test can look at what shows meanwhile. */
export function heldBack(answer: Reply) {
  const held = Promise.withResolvers<Reply>();
  return { answer: () => held.promise, release: () => held.resolve(answer) };
}

export function anAccount(facts: Partial<Account> = {}): Account {
  return {
    id: 7,
    email: "maria@example.org",
    firstName: "Maria",
    lastName: "Lopez",
    createdAt: "2026-01-05T12:00:00.000Z",
    emailVerified: true,
    role: "user",
    subscriptionStatus: "inactive",
    subscriptionEndDate: null,
    hasAllTools: false,
    language: "en",
    managesSite: false,
    ...facts,
  };
}

async function show(): Promise<() => void> {
  await loadMatchedRoutes(routes, window.location);
  const router = createBrowserRouter(routes);
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() => root.render(<RouterProvider router={router} />));
  return () => {
    root.unmount();
    router.dispose();
    place.remove();
  };
}

function answerFetch(answers: Answers, otherwise: Answer): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(input, window.location.origin);
    const address = `${init.method ?? "GET"} ${pathname}`;
    const call = callNames.get(address) ?? address;
    if (call === "count") return new Response(null, { status: 204 });
    const request: Sent = {
      call,
      body: typeof init.body === "string" ? JSON.parse(init.body) : null,
      query: Object.fromEntries(searchParams),
      token: new Headers(init.headers).get("Authorization")?.replace("Bearer ", "") ?? null,
    };
    sent.push(request);
    const answer = [answers[call], answers[address], otherwise].find((one) => one !== undefined);
    const reply = typeof answer === "function" ? await answer(request) : answer;
    if (reply === undefined) return noNetwork();
    if (reply === null) return new Response(null, { status: 204 });
    return reply instanceof Response ? reply : Response.json(reply);
  });
  return sent;
}

const isCall = (value: unknown): value is Call<unknown, unknown> =>
  typeof value === "object" && value !== null && "method" in value && "path" in value;

/** Every call of the contract, by method and path. */
const callNames = new Map<string, string>(
  Object.values(contract)
    .flatMap((area) => Object.entries(typeof area === "object" ? area : {}))
    .flatMap(([name, call]) => (isCall(call) ? [[`${call.method} ${call.path}`, name] as const] : [])),
);

// A busy machine is no fault of the product.
configure({ asyncUtilTimeout: 5000 });

const takenDown: (() => void)[] = [];
afterEach(() => {
  for (const takeDown of takenDown.splice(0)) takeDown();
  toasts.dismiss();
  session.drop();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
