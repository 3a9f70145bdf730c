import { ApiError, type Client, createClient } from "@iep-insider/sdk/client";
import {
  type Area,
  access,
  accounts,
  billing,
  contacts,
  downloads,
  newsletter,
  status,
} from "@iep-insider/sdk/contract";
import { noticeFactorNeeded } from "./factorNeeded.ts";
import { purchaseKeys } from "./purchaseKeys.ts";
import { session } from "./session.ts";

/** The calls to our own server, as the signed-in user. */
export const server = serverCalls({
  ...contacts,
  ...accounts,
  ...access,
  ...billing,
  ...newsletter,
  ...downloads,
  ...status,
});

/** A client for calls that only one page makes. */
export function serverCalls<A extends Area>(calls: A): Client<A> {
  const client = createClient(calls, {
    baseUrl: "",
    credentials: "include",
    token: session.read,
    purchaseKey: purchaseKeys.read,
  });
  return noticingTheEnd(client);
}

type Calls = Readonly<Record<string, (input: never) => Promise<unknown>>>;

/** Drops the session token when a call reports that the session has ended. */
function noticingTheEnd<C extends Calls>(calls: C): C {
  const noticing = Object.entries(calls).map(([name, call]) => [
    name,
    async (input: never) => {
      const token = session.read();
      try {
        return await call(input);
      } catch (error) {
        if (token !== null && error instanceof ApiError && error.code === "unauthenticated")
          session.drop(token);
        if (error instanceof ApiError) noticeFactorNeeded(error.code);
        throw error;
      }
    },
  ]);
  return Object.fromEntries(noticing) as C;
}
