import { ApiError, type Client, createClient } from "../../client/index.ts";
import { type SiteErrorCode, siteErrorCodes } from "../../contract/errors.ts";
import type { Area } from "../../contract/index.ts";
import type { AccessSurroundings } from "../AccessSurroundings.ts";

/** A client whose calls carry this caller's credentials, each made by {@link makeCall}. */
export function callsFrom<A extends Area>(surroundings: AccessSurroundings, calls: A): Client<A> {
  const client: Calls = clientOf<Area>(surroundings, calls);
  const methods = Object.entries(client).map(([name, call]) => [
    name,
    async (...given: never[]) => {
      // Whatever comes of it: a use may have been spent.
      surroundings.memory.answer = null;
      return makeCall(surroundings, () => call(...given));
    },
  ]);
  return Object.fromEntries(methods) as Client<A>;
}

type Calls = Readonly<Record<string, (...given: never[]) => Promise<unknown>>>;

/** The bare calls: session, purchase key and site key are looked up for each. */
export function clientOf<A extends Area>(surroundings: AccessSurroundings, calls: A): Client<A> {
  const { server, credentials, session, siteKey, frameToken, purchaseKeys } = surroundings;
  return createClient(calls, {
    baseUrl: server ?? "",
    credentials,
    token: () => session?.token.read() ?? null,
    siteKey,
    frameToken,
    purchaseKey: purchaseKeys.read,
  });
}

/**
 * Makes a call. A session that has ended counts as signed out, and a site key that the server refuses as none: the
 * call is then made once more without it.
 * @throws {ApiError}
 */
export async function makeCall<Answer>(
  surroundings: AccessSurroundings,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const { server, session, siteKey } = surroundings;
  if (server === null) throw noServer();
  const [token, key] = [session?.token.read() ?? null, siteKey()];
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "unauthenticated" && token !== null) session?.token.drop(token);
    else if (isSiteError(error.code) && key !== null) surroundings.onSiteRefused(key, error.code);
    else throw error;
    return makeCall(surroundings, call);
  }
}

function isSiteError(code: ApiError["code"]): code is SiteErrorCode {
  return siteErrorCodes.some((one) => one === code);
}

/** As if there were no network. */
function noServer(): ApiError {
  return new ApiError(0, "no server", { code: "network", message: noServerSentence });
}

const noServerSentence = "This page does not know where our server is. Nothing you entered was lost.";
