import { expect, it } from "vitest";
import { nextStep, stepByItself } from "./nextStep.ts";

it.each([
  [
    "a tool",
    { returnUrl: null, tool: "letter-generator" },
    "/advanced-tools?tool=letter-generator&payment_success=true",
  ],
  ["a credit", { returnUrl: null, tool: null }, "/advanced-tools"],
  [
    "a page of a partner",
    { returnUrl: "https://partner.example/help?lang=en", tool: "letter-generator" },
    "https://partner.example/help?lang=en&payment_success=true",
  ],
  [
    "a page that was returned to before",
    { returnUrl: "https://partner.example/?payment_success=true", tool: "letter-generator" },
    "https://partner.example/?payment_success=true",
  ],
] as const)("leads on from %s", (_, confirmed, expected) => {
  expect(nextStep(confirmed)).toBe(expected);
  expect(stepByItself({ ...confirmed, subscriptionActivated: false })).toBe(expected);
});

it.each([
  ["ours", null, "/advanced-tools?subscription_activated=true"],
  ["a partner's", "https://partner.example/", "https://partner.example/?payment_success=true"],
])("leads on from a subscription that was begun on a page of %s", (_, returnUrl, expected) => {
  expect(stepByItself({ subscriptionActivated: true, returnUrl, tool: null })).toBe(expected);
});
