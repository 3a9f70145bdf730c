import { expect, test } from "vitest";
import { frameTokenLasts, isFrameToken, mintFrameToken } from "./frameToken.ts";

const begun = new Date("2026-11-22T10:00:00.000Z");
const at = (milliseconds: number, serverSecret = "a secret of the server", otherSecrets: string[] = []) => ({
  clock: () => new Date(begun.getTime() + milliseconds),
  environment: { serverSecret, otherSecrets },
});
const key = "site_abcdefgh";
const token = mintFrameToken(at(0), key);

test.each([
  ["just before its end", at(frameTokenLasts - 1), key, token, true],
  ["at its end", at(frameTokenLasts), key, token, false],
  ["for another key", at(0), "site_abcdefgi", token, false],
  ["with another end", at(0), key, token.replace(/^./, "z"), false],
  ["with another signature", at(0), key, token.replace(/.$/, (last) => (last === "A" ? "B" : "A")), false],
  ["of another server", at(0, "a secret of another"), key, token, false],
  ["while the secret changes", at(0, "the new secret", ["a secret of the server"]), key, token, true],
])("a token %s", (_, services, siteKey, given, expected) => {
  expect(isFrameToken(services, siteKey, given)).toBe(expected);
});
