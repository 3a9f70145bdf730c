import { expect, it } from "vitest";
import { readSuccessAddress } from "./successAddress.ts";

it.each([
  ["?session_id=cs_test_a1&type=subscription", { session_id: "cs_test_a1", type: "subscription" }],
  ["?session_id=pi_3Q1&type=quiz&tool=letter-generator&return_url=x", { session_id: "pi_3Q1", type: "quiz" }],
  ["?session_id=pi_3Q1", { session_id: "pi_3Q1" }],
  ["?session_id=pi_3Q1&type=", { session_id: "pi_3Q1" }],
  [`?session_id=pi_3Q1&type=${"a".repeat(50)}`, { session_id: "pi_3Q1", type: "a".repeat(40) }],
  ["", null],
  ["?type=subscription", null],
  ["?session_id={CHECKOUT_SESSION_ID}", null],
  ["?session_id=sub_1", null],
  ["?session_id=cs_", null],
  ["?session_id=pi_1%2F..", null],
])("%s asks about %j", (search, expected) => {
  expect(readSuccessAddress(search)).toEqual(expected);
});
