import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";

test("a policy lists its directives in order", () => {
  const directives = {
    "default-src": ["'none'"],
    "frame-ancestors": ["'self'", "https://a.example"],
    sandbox: [],
  };
  expect(contentSecurityPolicy(directives)).toBe(
    "default-src 'none'; frame-ancestors 'self' https://a.example; sandbox",
  );
});

test.each([
  "https://a.example;script-src *",
  "https://a.example,",
  "https://a.example *",
  "b\u00fccher.example",
  "",
])("a policy refuses the source %j", (unfit) => {
  expect(() => contentSecurityPolicy({ "frame-ancestors": [unfit] })).toThrow(
    "not a source of frame-ancestors",
  );
});
