import { expect, it } from "vitest";
import { checkoutPath, readCheckoutAddress } from "./checkoutAddress.ts";

const origin = "https://iep.example";

const valid = "pi_3Q1abc_secret_x9";
const success = `${origin}/payment-success?session_id=pi_3Q1abc`;

it.each([
  ["nothing", ""],
  ["an empty secret", "?client_secret="],
  ["something else", "?client_secret=hello"],
  ["a secret of a set-up", "?client_secret=seti_1abc_secret_x9"],
  ["markup", "?client_secret=%3Cscript%3E"],
  ["a secret with more behind it", `?client_secret=${valid}%2F..`],
])("with %s holds no payment", (_, search) => {
  expect(readCheckoutAddress(search, origin)).toBeNull();
});

it("names its payment, whose confirmation comes next", () => {
  expect(readCheckoutAddress(`?client_secret=${valid}`, origin)).toEqual({
    clientSecret: valid,
    paymentId: "pi_3Q1abc",
    returnUrl: success,
  });
});

it.each([
  [
    "our own origin",
    `${origin}/advanced-tools?tool=letter-generator`,
    `${origin}/advanced-tools?tool=letter-generator`,
  ],
  ["one of our paths", "/resources", `${origin}/resources`],
  ["another origin", "https://evil.example/", success],
  ["another origin without its protocol", "//evil.example/", success],
  ["another protocol", "http://iep.example/", success],
  ["a script", "javascript:alert(1)", success],
  ["an origin that begins like ours", "https://iep.example.evil.example/", success],
  ["our origin as a user name", "https://iep.example@evil.example/", success],
  ["no address", "https://", success],
])("returns to %s", (_, returnUrl, expected) => {
  const search = `?${new URLSearchParams({ client_secret: valid, return_url: returnUrl })}`;
  expect(readCheckoutAddress(search, origin)?.returnUrl).toBe(expected);
});

it("is read as it was written", () => {
  const path = checkoutPath(valid, "quiz", origin);
  expect(path.startsWith("/checkout?")).toBe(true);
  expect(readCheckoutAddress(path.slice("/checkout".length), origin)).toEqual({
    clientSecret: valid,
    paymentId: "pi_3Q1abc",
    returnUrl: `${success}&type=quiz`,
  });
});
