import { ApiError } from "@iep-insider/sdk/client";
import { expect, it } from "vitest";
import { contactFailures } from "../../content/contact.ts";
import { failureOf } from "./contactFailure.ts";

const now = new Date(2026, 10, 21, 15, 4, 20);

it.each<[string, unknown, string]>([
  ["no connection", new ApiError(0, "", { code: "network" }), contactFailures.noAnswer.title],
  ["a fault of the server", new ApiError(500, "", { code: "internal" }), contactFailures.other.title],
  ["too large a body", new ApiError(413, "", { code: "body_too_large" }), contactFailures.tooLarge.title],
  ["anything else", new TypeError("x is not a function"), contactFailures.other.title],
])("tells %s", (_, error, title) => {
  const failure = failureOf(error, now);
  expect(failure.title).toBe(title);
  expect(failure.text).toMatch(/still here/);
});

it("puts the server's sentences at the fields", () => {
  const error = new ApiError(400, "", { fields: { email: "Please correct it.", serviceType: "No." } });
  expect(failureOf(error, now).errors).toEqual({ email: "Please correct it." });
});

it.each([
  [1, "less than a minute", "3:05"],
  [60, "1 minute", "3:06"],
  [720, "12 minutes", "3:17"],
])("after a wait of %i seconds names %s, and a time that is not too early", (seconds, wait, time) => {
  const error = new ApiError(429, "", { code: "rate_limited", retryAfter: seconds });
  const { text } = failureOf(error, now);
  expect(text).toContain(`in ${wait}, at ${time}`);
});
