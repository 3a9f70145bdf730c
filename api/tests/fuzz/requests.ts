import fc, { type Arbitrary } from "fast-check";
import { brokenBody, nearlyValid, oddText, type Schema, valid } from "./inputs.ts";

/** One call of the OpenAPI document. */
export interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly input: Schema | null;
}

export const kinds = ["valid", "nearly valid", "broken", "other address"] as const;

export interface Sent {
  readonly kind: (typeof kinds)[number];
  readonly as: "visitor" | "user" | "operator";
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

interface Parameter {
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

interface DocumentedCall {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly "application/json": { readonly schema: Schema } } };
}

/** The calls of `GET /api/openapi.json`. A GET's query is described as an object too. */
export function operationsOf(document: {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedCall>>>>;
}): Operation[] {
  return Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { operationId, parameters, requestBody }]) => {
      const query = parameters.filter((one) => one.in === "query");
      const ofQuery: Schema = {
        type: "object",
        properties: Object.fromEntries(query.map(({ name = "", schema = {} }) => [name, schema])),
        required: query.flatMap(({ name = "", required }) => (required ? [name] : [])),
      };
      const input = requestBody?.content["application/json"].schema ?? (query.length > 0 ? ofQuery : null);
      return { name: operationId, method: method.toUpperCase(), path, input };
    }),
  );
}

/** Requests to all calls: as the document says, nearly so, broken, and to addresses beside it. */
export function requests(operations: readonly Operation[]): Arbitrary<Sent> {
  const operation = fc.constantFrom(...operations);
  const as = fc.constantFrom("visitor", "user", "operator", "operator");
  return fc.tuple(operation, as).chain(([call, as]): Arbitrary<Sent> => {
    const input = call.input ?? { type: "object", properties: {} };
    const jsonOf = (kind: Sent["kind"], inputs: Arbitrary<unknown>) =>
      fc
        .tuple(inputs, oddHeaders)
        .map(([value, odd]) => ({ kind, as, ...carry(call, value), ...mixed(call, odd) }));
    return fc.oneof(
      { weight: 3, arbitrary: jsonOf("valid", valid(input)) },
      { weight: 4, arbitrary: jsonOf("nearly valid", nearlyValid(input)) },
      { weight: 2, arbitrary: broken(call, as) },
      { weight: 1, arbitrary: elsewhere(as) },
    );
  });
}

function carry(call: Operation, value: unknown): Pick<Sent, "method" | "path" | "body"> {
  if (call.method !== "GET")
    return { method: call.method, path: call.path, body: Buffer.from(JSON.stringify(value) ?? "null") };
  const query = Object.entries(value ?? {}).map(
    ([name, one]) =>
      `${encoded(name)}=${encoded(typeof one === "string" ? one : (JSON.stringify(one) ?? ""))}`,
  );
  return { method: call.method, path: `${call.path}?${query.join("&").slice(0, 8000)}`, body: null };
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function mixed(call: Operation, odd: Readonly<Record<string, string>>): Pick<Sent, "headers"> {
  return { headers: { ...(call.method !== "GET" && { "Content-Type": "application/json" }), ...odd } };
}

function broken(call: Operation, as: Sent["as"]): Arbitrary<Sent> {
  return fc
    .tuple(
      fc.constantFrom(call.method, call.method, call.method, "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"),
      fc.oneof(
        fc.constant(call.path),
        fc.tuple(fc.constant(call.path), brokenTail).map((parts) => parts.join("")),
      ),
      fc.constantFrom(
        ...[
          "application/json",
          "application/json",
          "text/plain",
          "application/x-www-form-urlencoded",
          "multipart/form-data",
        ],
        ...[
          "application/json; charset=utf-7",
          "application/json; charset=utf-16",
          "a/b/c",
          "",
          "application/ld+json",
        ],
      ),
      brokenBody,
      oddHeaders,
    )
    .map(([method, path, type, body, headers]) => ({
      ...{ kind: "broken" as const, as, method, path },
      headers: { "Content-Type": type, ...headers },
      body: ["GET", "HEAD", "OPTIONS"].includes(method) ? null : body,
    }));
}

const brokenTail = fc.oneof(
  fc.constantFrom(
    ...[
      "?%",
      "?a=%E0%A4%A",
      "?id=%00",
      "?__proto__[a]=1",
      "?id=1&id=2",
      "?id[]=1",
      "?=&&==",
      "/",
      "//",
      "/%2e%2e/",
      "/%",
    ],
    ...[
      "?limit=1e999",
      "?cursor=%ff",
      ";x=1",
      "?search=%F0%9F%98%80%00",
      "?range[$gt]=1",
      `?${"a".repeat(6000)}`,
    ],
  ),
  oddText.map((text) => `?${encoded(text)}=${encoded(text)}`),
);

const headerText = fc.stringMatching(/^[\x20-\x7e\xa0-\xff]{0,60}$/);
const oddHeaders = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom(
        ...["X-Request-Id", "X-Site-Key", "X-Purchase-Key", "Origin", "Referer", "Accept", "Accept-Encoding"],
        ...[
          "Content-Encoding",
          "If-None-Match",
          "If-Modified-Since",
          "Range",
          "X-Forwarded-For",
          "Accept-Language",
        ],
        ...["Cookie", "Access-Control-Request-Method", "X-HTTP-Method-Override", "Forwarded"],
      ),
      fc.oneof(
        headerText,
        fc.constantFrom(
          "null",
          "https://site1.example",
          "gzip",
          "bytes=0-",
          "site_abcdefgh",
          "A".repeat(43),
          "*",
        ),
      ),
      { maxKeys: 3, noNullPrototype: true },
    ),
  },
);

const addresses = [
  ...[
    "/",
    "/tools",
    "/tools/letters/sample",
    "/embed/v1/loader.js",
    "/embed/logo/",
    "/embed/1.0.0/loader.js",
  ],
  ...[
    "/frame/letters",
    "/frame/",
    "/docs/",
    "/docs/index.html",
    "/embed-builder/preview",
    "/unsubscribe",
    "/api/",
  ],
  ...[
    "/api/webhooks/stripe",
    "/outbox",
    "/api/openapi.json",
    "/robots.txt",
    "/founder/photo",
    "/.env",
    "/blog/",
  ],
];

/** Pages, files and the webhook, which the document does not name. */
function elsewhere(as: Sent["as"]): Arbitrary<Sent> {
  const tail = fc.oneof(
    fc.constant(""),
    brokenTail,
    oddText.map((text) => encoded(text)),
  );
  return fc
    .tuple(
      fc.constantFrom("GET", "GET", "POST", "HEAD"),
      fc.constantFrom(...addresses),
      tail,
      brokenBody,
      oddHeaders,
    )
    .map(([method, address, end, body, odd]) => ({
      ...{ kind: "other address" as const, as, method, path: address + end },
      headers: { "Stripe-Signature": "t=1,v1=ab", ...odd },
      body: method === "POST" ? body : null,
    }));
}
