import { ApiError } from "@iep-insider/sdk/client";
import { expect, it } from "vitest";
import { failureTexts, failureWords } from "../../content/accounts.ts";
import { accountFailure } from "./accountFailure.ts";

const now = new Date(2026, 10, 21, 15, 30, 10);
const words = failureWords.login;

it.each<[string, unknown, string]>([
  [
    "says what the server says",
    new ApiError(401, "", { code: "invalid_credentials", message: "Invalid email or password." }),
    "Invalid email or password.",
  ],
  ["says the fallback when a refusal is not in our words", new ApiError(401, "no", {}), words.fallback],
  ["does not blame the password for a server down", new ApiError(502, "<html>", {}), failureTexts.wrong],
  ["has words for a fault of the page itself", new TypeError("x is not a function"), failureTexts.wrong],
  [
    "says when to try again",
    new ApiError(429, "", { code: "rate_limited", message: "Wait.", retryAfter: 720 }),
    "You can try again in 12 minutes, at 3:43 PM.",
  ],
  [
    "says so when it does not know when",
    new ApiError(429, "", { code: "rate_limited", message: "Wait." }),
    failureTexts.tooManyWithoutTime,
  ],
  [
    "says the sentence of the only field at fault",
    new ApiError(409, "", { code: "email_taken", message: "Taken.", fields: { email: "It is taken." } }),
    "It is taken.",
  ],
  [
    "leads to the fields when there are several",
    new ApiError(400, "", { code: "invalid_request", message: "", fields: { email: "a", password: "b" } }),
    failureTexts.fields,
  ],
])("%s", (_, error, text) => {
  const failure = accountFailure(error, now, words);
  expect(failure.title).toBe("Login Failed");
  expect(failure.text).toContain(text);
});
