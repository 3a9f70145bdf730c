import { describe, expect, it } from "vitest";
import { contacts, type SupportRequest, status, usage } from "../contract/index.ts";
import { ApiError } from "./ApiError.ts";
import { type ClientOptions, createClient } from "./createClient.ts";

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** A client whose requests go to `answer` instead of a server. */
function clientWith(answer: () => Response | Promise<Response>, options: Partial<ClientOptions> = {}) {
  const sent: Sent[] = [];
  const client = createClient(
    { ...status, ...usage, ...contacts },
    {
      baseUrl: "https://iep.example",
      credentials: "omit",
      fetch: async (url, init) => {
        sent.push({ url: String(url), init: init ?? {} });
        return answer();
      },
      ...options,
    },
  );
  return { client, sent };
}

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const language = { "Accept-Language": "en-US" };
const request: SupportRequest = {
  firstName: "Ana",
  email: "ana@example.org",
  serviceType: "customer_support",
  message: "Hello",
};

describe("the shared request helper", () => {
  it("sends the body as JSON to the call's path, with the given credentials", async () => {
    const { client, sent } = clientWith(() => json({ success: true }, { status: 201 }));
    expect(await client.sendSupportRequest(request)).toEqual({ success: true });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toBe("https://iep.example/api/support");
    expect(sent[0]?.init).toMatchObject({
      method: "POST",
      credentials: "omit",
      headers: { ...language, "Content-Type": "application/json" },
      body: JSON.stringify(request),
    });
  });

  it("sets a content type only when there is a body", async () => {
    const { client, sent } = clientWith(() => json({ status: "ok", version: "1" }));
    await client.getHealth();
    expect(sent[0]?.init.headers).toEqual(language);
    expect(sent[0]?.init).not.toHaveProperty("body");
  });

  it("asks for the token and the site key before each call, and sends a simple call with the language alone", async () => {
    let token: string | null = null;
    let purchaseKey: string | null = null;
    let frameToken: string | null = null;
    const siteKey = "site_abcdef123456";
    const { client, sent } = clientWith(() => new Response(null, { status: 204 }), {
      token: () => token,
      purchaseKey: () => purchaseKey,
      frameToken: () => frameToken,
      siteKey: () => siteKey,
    });
    const count = () => client.count({ event: "tool_load", subject: "aide-screener" });
    await count();
    token = "t1";
    await count();
    [token, purchaseKey] = [null, "k1"];
    await count();
    [purchaseKey, frameToken] = [null, "f1"];
    await count();
    const json = { ...language, "Content-Type": "application/json", "X-Site-Key": siteKey };
    expect(sent.map(({ url, init }) => [url.replace(/^.*count/, ""), init.headers])).toEqual([
      [`?siteKey=${siteKey}`, language],
      ["", { ...json, Authorization: "Bearer t1" }],
      ["", { ...json, "X-Purchase-Key": "k1" }],
      ["", { ...json, "X-Frame-Token": "f1" }],
    ]);
  });

  it("answers a 204 with nothing", async () => {
    const { client } = clientWith(() => new Response(null, { status: 204 }));
    expect(await client.count({ event: "tool_load", subject: "aide-screener" })).toBeUndefined();
  });
});

describe("a failed call", () => {
  const failing = async (answer: () => Response | Promise<Response>): Promise<ApiError> => {
    const error: unknown = await clientWith(answer)
      .client.getHealth()
      .catch((reason: unknown) => reason);
    if (!(error instanceof ApiError)) throw new Error("It should have failed with an ApiError.");
    return error;
  };

  it("has the status, a colon and the text as its message", async () => {
    expect((await failing(() => new Response("went wrong", { status: 500 }))).message).toBe(
      "500: went wrong",
    );
    const empty = await failing(() => new Response("", { status: 502, statusText: "Bad Gateway" }));
    expect(empty.message).toBe("502: Bad Gateway");
  });

  it("knows what the server's error body says", async () => {
    const error = await failing(() =>
      json(
        {
          code: "rate_limited",
          message: "Wait a minute.",
          error: "Wait a minute.",
          requestId: "r1",
          fields: { email: "Bad." },
        },
        { status: 429, headers: { "Retry-After": "60" } },
      ),
    );
    expect(error).toMatchObject({
      status: 429,
      code: "rate_limited",
      sentence: "Wait a minute.",
      requestId: "r1",
      fields: { email: "Bad." },
      retryAfter: 60,
    });
  });

  it.each(["<html>502</html>", "null", "[]", '"text"', '{"code":1}'])(
    "explains an invalid response: %s",
    async (body) => {
      const error = await failing(() => new Response(body, { status: 502 }));
      expect(error).toMatchObject({ status: 502, code: "unreadable", fields: {}, retryAfter: null });
      expect(error.sentence).toMatch(/Nothing you entered was lost/);
    },
  );

  it("is an ApiError too when no answer came, or one that ends in the middle", async () => {
    const offline = await failing(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(offline).toMatchObject({ status: 0, code: "network" });
    expect(await failing(() => new Response('{"status":', { status: 200 }))).toMatchObject({
      code: "network",
    });
  });
});
