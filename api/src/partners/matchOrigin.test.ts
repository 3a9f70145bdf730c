import { expect, test } from "vitest";
import { isOriginOf } from "./matchOrigin.ts";
import { writeOrigins } from "./origins.ts";

const cases: readonly (readonly [
  allowed: string,
  origin: string | undefined,
  expected: boolean,
  why: string,
])[] = [
  ["https://center.example", "https://center.example", true, "the very one"],
  ["https://center.example", "https://www.center.example", false, "a subdomain"],
  ["https://center.example", "http://center.example", false, "another scheme"],
  ["https://center.example", "https://center.example:8443", false, "another port"],
  ["https://center.example", "https://center.example.", false, "a trailing dot: another site to browsers"],
  ["https://center.example", "https://Center.Example", false, "capitals, which no browser sends"],
  ["https://center.example", "https://center.example.elsewhere.example", false, "a longer name"],
  ["https://center.example", "https://mycenter.example", false, "a name that ends alike"],
  ["https://center.example", "null", false, "a sandbox"],
  ["https://center.example", undefined, false, "none"],
  ["https://*.center.example", "https://www.center.example", true, "a subdomain"],
  ["https://*.center.example", "https://a.b.center.example", true, "a deeper one"],
  ["https://*.center.example", "https://center.example", false, "the domain itself"],
  ["https://*.center.example", "https://.center.example", false, "nothing before the dot"],
  ["https://*.center.example", "https://www.center.example.elsewhere.example", false, "a longer name"],
  ["https://*.center.example", "https://elsewhere.example#.center.example", false, "what is no origin"],
  ["https://*.center.example", "https://elsewhere.example/.center.example", false, "what is no origin"],
  ["https://*.center.example", "https://me@www.center.example", false, "what is no origin"],
  ["https://*.center.example:8443", "https://www.center.example:8443", true, "its port"],
  ["https://center.example", "http://localhost:3000", false, "one's own computer, not allowed"],
];

test.each(cases)("of %j, %j is one: %s (%s)", (allowed, origin, expected) => {
  const partner = {
    allowedOrigins: writeOrigins(["https://other.example", allowed]),
    allowsLocalhost: false,
  };
  expect(isOriginOf(partner, origin)).toBe(expected);
});

test.each([
  ["http://localhost:8080", true],
  ["http://my.localhost:3000", true],
  ["http://127.0.0.1:5500", true],
  ["http://[::1]:3000", true],
  ["http://localhost.elsewhere.example", false],
  ["http://127.elsewhere.example", false],
  ["http://192.168.0.7:3000", false],
])("where localhost is allowed, %j is the visitor's own computer: %s", (origin, expected) => {
  expect(isOriginOf({ allowedOrigins: "[]", allowsLocalhost: true }, origin)).toBe(expected);
});
