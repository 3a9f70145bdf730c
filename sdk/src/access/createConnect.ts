import type { Client } from "../client/index.ts";
import type { Area } from "../contract/index.ts";
import type { Connect } from "../host/index.ts";
import type { AccessSurroundings } from "./AccessSurroundings.ts";

/** The host's way to the server. Asking is a part that comes when it is needed, as with {@link createAccess}. */
export function createConnect(surroundings: AccessSurroundings): Connect {
  const loadCalls = () =>
    import("./asking/callsFrom.ts").catch(surroundings.importAgain<typeof import("./asking/callsFrom.ts")>);
  return <A extends Area>(calls: A) => {
    const methods = Object.keys(calls).map((name) => [
      name,
      async (...given: never[]) => {
        const { callsFrom } = await loadCalls();
        const client: Readonly<Record<string, (...given: never[]) => unknown>> = callsFrom(
          surroundings,
          calls,
        );
        return client[name]?.(...given);
      },
    ]);
    return Object.fromEntries(methods) as Client<A>;
  };
}
