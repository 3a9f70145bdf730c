import fc from "fast-check";
import { expect, test } from "vitest";
import { checkOrigin } from "./checkOrigin.ts";
import { isOriginOf } from "./matchOrigin.ts";
import { writeOrigins } from "./origins.ts";

test.each([
  ["https://center.example", "https://center.example"],
  ["http://center.example:8080", "http://center.example:8080"],
  ["https://bücher.example", "https://xn--bcher-kva.example"],
  ["https://center.example./", "https://center.example"],
  ["https://*.center.example", "https://*.center.example"],
  ["https://*.bücher.example:8443", "https://*.xn--bcher-kva.example:8443"],
  ["center.example", "is no origin of a web site"],
  ["https://me:word@center.example", "is no origin of a web site"],
  ["https://a;script-src *.example", "is no origin of a web site"],
  ["https://a;b.example", "is no origin of a web site"],
  ["https://a,b.example", "is no origin of a web site"],
  ["null", "is no origin of a web site"],
  ["https://www.*.example", "has its * in the wrong place"],
  ["https://*.*.example", "has its * in the wrong place"],
  ["https://*.com", "would stand for every site that ends in .com"],
  ["https://*.co.uk", "would stand for other people's sites below co.uk"],
  ["https://*.ma.us", "would stand for other people's sites below ma.us"],
  ["https://*.WordPress.com", "would stand for other people's sites below wordpress.com"],
  ["https://*.127.0.0.1", "is a visitor's own computer"],
  ["https://*.192.168.0.7", "has a * before a number"],
  ["https://center.example/about", "is one page. An origin is for the whole site: https://center.example"],
  ["https://center.example/?a", "is one page"],
  ["http://localhost:3000", "is a visitor's own computer"],
  ["https://a.localhost", "is a visitor's own computer"],
  ["http://0x7f.1", "is a visitor's own computer"],
  ["http://[::1]:3000", "is a visitor's own computer"],
])("in production, %j: %s", (text, expected) => {
  const checked = checkOrigin(text, true);
  if ("origin" in checked) expect(checked.origin).toBe(expected);
  else expect(checked.problem).toContain(`"${text}" ${expected}`);
});

test("outside production, one's own computer is a site too", () => {
  expect(checkOrigin("http://localhost:3001/", false)).toEqual({ origin: "http://localhost:3001" });
});

test("any accepted input becomes an origin that its own pages match, and that checks to itself", () => {
  const label = fc.stringMatching(/^[a-zA-Z0-9]{1,8}$/);
  const typed = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc
      .tuple(
        fc.constantFrom("https://", "http://*.", "HTTPS://*."),
        label,
        label,
        fc.constantFrom("", ":8080", "/"),
      )
      .map(([start, one, other, end]) => `${start}${one}.${other}.example${end}`),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const checked = checkOrigin(text, true);
      if ("problem" in checked) {
        expect(checked.problem).toContain(text.trim());
        return;
      }
      const { origin } = checked;
      expect(checkOrigin(origin, true)).toEqual(checked);
      const partner = { allowedOrigins: writeOrigins([origin]), allowsLocalhost: false };
      expect(isOriginOf(partner, origin.replace("*", "www"))).toBe(true);
    }),
    { numRuns: 500 },
  );
});
