import { expect, it } from "vitest";
import { isPreview } from "./isPreview.ts";

const server = "https://tools.example";
const at = (origin: string, pathname: string) => ({ origin, pathname });
const ofAnotherOrigin = {
  get location(): never {
    throw new DOMException("Blocked a frame", "SecurityError");
  },
};

it.each([
  [
    "the preview in the builder",
    at(server, "/embed-preview"),
    { location: at(server, "/embed-builder") },
    true,
  ],
  ["a frame in the preview", at(server, "/frame/rights"), { location: at(server, "/embed-builder") }, true],
  ["the preview alone", at(server, "/embed-preview"), { location: at(server, "/embed-preview") }, true],
  [
    "a partner's page",
    at("https://a.example", "/embed-builder"),
    { location: at("https://a.example", "/embed-builder") },
    false,
  ],
  ["a frame on a partner's page", at(server, "/frame/rights"), ofAnotherOrigin, false],
  ["a frame by itself", at(server, "/frame/rights"), { location: at(server, "/frame/rights") }, false],
  ["a window that is gone", at(server, "/embed-preview"), null, false],
])("%s", (_, location, top, expected) => {
  expect(isPreview(server, { location, top })).toBe(expected);
});
