import { expect, it } from "vitest";
import { isPreview } from "./isPreview.ts";

const server = "https://tools.example";
const at = (origin: string, pathname: string) => ({ origin, pathname });
const ofAnotherOrigin = {
  get location(): never {
    throw new DOMException("Blocked a frame", "SecurityError");
  },
};

const partner = at("https://a.example", "/embed-builder");
const builder = { location: at(server, "/embed-builder") };
const frame = at(server, "/frame/rights-guide");

it.each([
  ["the preview in the builder", at(server, "/embed-preview"), builder, true],
  ["a frame in the preview", frame, builder, true],
  ["the preview alone", at(server, "/embed-preview"), { location: at(server, "/embed-preview") }, true],
  ["a partner's page", partner, { location: partner }, false],
  ["a frame on a partner's page", frame, ofAnotherOrigin, false],
  ["a frame by itself", frame, { location: frame }, false],
  ["a window that is gone", at(server, "/embed-preview"), null, false],
])("%s", (_, location, top, expected) => expect(isPreview(server, { location, top })).toBe(expected));
