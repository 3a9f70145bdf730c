import { expect, test } from "vitest";
import { checkOrigin } from "./checkOrigin.ts";

test.each([
  ["https://center.example", "https://center.example"],
  ["https://Center.Example:443/", "https://center.example"],
  ["http://center.example:8080", "http://center.example:8080"],
  ["https://bücher.example", "https://xn--bcher-kva.example"],
  ["center.example", "is no origin of a web site"],
  ["ftp://center.example", "is no origin of a web site"],
  ["https://me:word@center.example", "is no origin of a web site"],
  ["null", "is no origin of a web site"],
  ["https://*.center.example", "stands for many sites"],
  ["https://center.example/about", "is one page. An origin is for the whole site: https://center.example"],
  ["https://center.example/?a", "is one page"],
  ["http://localhost:3000", "is somebody's own computer"],
  ["https://a.localhost", "is somebody's own computer"],
  ["http://127.0.0.1", "is somebody's own computer"],
  ["http://0x7f.1", "is somebody's own computer"],
  ["http://[::1]:3000", "is somebody's own computer"],
])("in production, %j: %s", (text, expected) => {
  const checked = checkOrigin(text, true);
  if ("origin" in checked) expect(checked.origin).toBe(expected);
  else expect(checked.problem).toContain(`"${text}" ${expected}`);
});

test("outside production, one's own computer is a site too", () => {
  expect(checkOrigin("http://localhost:3001/", false)).toEqual({ origin: "http://localhost:3001" });
});
