import fc from "fast-check";
import { expect, it } from "vitest";
import { newsletterErrors } from "../../content/newsletter.ts";
import { emailFault } from "./emailFault.ts";

it.each([
  ["nothing", "", newsletterErrors.missing],
  ["a name", "maria", newsletterErrors.invalid],
  ["two addresses", "maria@example.org,jo@example.org", newsletterErrors.invalid],
])("%s", (_, email, fault) => {
  expect(emailFault(email)).toBe(fault);
});

it("never refuses a valid address", () => {
  fc.assert(fc.property(fc.emailAddress(), (email) => emailFault(email) === undefined));
});
