import { ApiError, type CallOptions, type Client } from "../client/index.ts";
import type { Area } from "../contract/index.ts";
import type { Connect } from "../host/index.ts";

/** How the fake server answers one call. */
export type FakeAnswer = (input: never, options?: CallOptions) => Promise<unknown>;

/**
 * A fake server, for stories and tests.
 * @param answers by the name of the call; any other call fails as if offline.
 */
export function createFakeConnect(answers: Readonly<Record<string, FakeAnswer>> = {}): Connect {
  const fail = () => Promise.reject(new ApiError(0, "no server", { code: "network" }));
  return <A extends Area>(calls: A) => {
    const client: unknown = Object.fromEntries(
      Object.keys(calls).map((name) => [
        name,
        (input: never, options?: CallOptions) => (answers[name] ?? fail)(input, options),
      ]),
    );
    return client as Client<A>;
  };
}
