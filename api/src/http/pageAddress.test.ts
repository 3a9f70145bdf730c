import { expect, test } from "vitest";
import { pageAddressFor } from "./pageAddress.ts";

test.each([
  ["es-US", "https://iep.example/es/subscribe?a=1"],
  ["en-US", "https://iep.example/subscribe?a=1"],
  // A browser's own list names its first language first; other callers may send none.
  ["en,es;q=0.5", "https://iep.example/subscribe?a=1"],
  [undefined, "https://iep.example/subscribe?a=1"],
])("a call in %s leads back to %s", (header, address) => {
  const addressOf = pageAddressFor({ get: () => header as never }, { publicOrigin: "https://iep.example" });
  expect(addressOf("/subscribe?a=1")).toBe(address);
});
