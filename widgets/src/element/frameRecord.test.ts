import { expect, it } from "vitest";
import { frameRecord } from "./frameRecord.ts";

const server = "https://iep.example";
const at = (origin: string, pathname: string) => ({ origin, pathname });
const foreign = {
  get location(): never {
    throw new DOMException("another origin", "SecurityError");
  },
};

it.each([
  ["our frame on a partner's page", at(server, "/frame/letter-generator"), foreign, true],
  ["our frame opened as a page of its own", at(server, "/frame/letter-generator"), null, true],
  [
    "our frame in the builder's preview",
    at(server, "/frame/letter-generator"),
    { location: at(server, "/embed-builder") },
    false,
  ],
  ["a partner's page", at("https://partner.example", "/frame/letter-generator"), null, false],
  ["another page of our origin", at(server, "/blog/letters"), null, false],
] as const)("keeps a record only in our own frame: %s", (_, location, top, isKept) =>
  expect(frameRecord(server, "letter-generator", { location, top: top ?? { location } }) !== null).toBe(
    isKept,
  ),
);
