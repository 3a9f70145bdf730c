import type { Request } from "express";
import { expect, test } from "vitest";
import { deviceOf } from "./visit.ts";

const requestWith = (userAgent?: string) => ({ get: () => userAgent }) as unknown as Request;

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const iPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, "Chrome on Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/142.0.0.0`, "Edge on Windows"],
  [`${iPhone} Version/26.0 Mobile/15E148 Safari/604.1`, "Safari on iPhone"],
  [`${iPhone} CriOS/142.0 Mobile/15E148 Safari/604.1`, "Chrome on iPhone"],
  [`Mozilla/5.0 (Linux; Android 10; K) SamsungBrowser/28.0 ${chrome}`, "Samsung Internet on Android"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox on Linux"],
  ["Mozilla/5.0 (Windows NT 10.0) SomethingNew/1.0", "Windows"],
  [undefined, null],
  ["<script>alert(1)</script>", null],
  ["x".repeat(10_000), null],
])("%s → %s", (userAgent, device) => {
  expect(deviceOf(requestWith(userAgent))).toBe(device);
});
