import { expect, test } from "vitest";
import { decodings } from "./tests/fixtures/decodings.ts";

const secret = "My child is in Ohio: zebra";

test.each([
  ["base64 in a path", `https://example.org/collect/${Buffer.from(secret).toString("base64url")}/end`],
  ["hexadecimal", `{"id":"${Buffer.from(secret).toString("hex")}"}`],
  ["percent encoding", `?q=${encodeURIComponent(secret)}`],
  ["a form's plus signs", `?q=${secret.replaceAll(" ", "+")}`],
])("finds a secret disguised as %s", (_, sent) => expect(decodings(sent)).toContain(secret));

test("finds no word in the bytes of a file name's hash", () =>
  expect(decodings("http://localhost:40175/embed/v1/assets/client-Bz2b2g6S.js")).not.toMatch(/\boh\b/i));
