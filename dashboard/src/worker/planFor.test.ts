import { expect, it } from "vitest";
import { planFor } from "./planFor.ts";

const origin = "https://iep.example";
const site = {
  pages: ["/", "/advanced-tools", "/pricing"],
  files: [
    { url: "/advanced-tools", revision: "1" },
    { url: "/opening.js", revision: "2" },
    { url: "/assets/index-12345678.js", revision: null },
  ],
};
const visit = { method: "GET", mode: "navigate", destination: "document" } as const;
const load = { method: "GET", mode: "cors", destination: "script" } as const;

it.each([
  ["a page", "/advanced-tools", visit, "page"],
  ["a page, whatever its query", "/advanced-tools/?tool=chat#x", visit, "page"],
  ["a page that is not stored", "/pricing", visit, "page"],
  ["a page's check for a connection", "/advanced-tools", { ...load, method: "HEAD" }, null],
  ["a page that a script reads", "/advanced-tools", load, null],
  ["a page in a frame", "/advanced-tools", { ...visit, destination: "iframe" }, null],
  ["a form that is sent", "/pricing", { ...visit, method: "POST" }, null],
  ["a tool in a frame", "/frame/aide-screener", { ...visit, destination: "iframe" }, null],
  ["an operator screen", "/admin/users", visit, null],
  ["the page with the card form", "/checkout", visit, null],
  ["the documentation", "/docs/", visit, null],
  ["a call", "/api/access", load, null],
  ["an element", "/embed/v1/assets/index-12345678.js", load, null],
  ["a preview of a link", "/oembed?url=x", load, null],
  ["a file by its hash, also of another build", "/assets/other-12345678.js", load, "stored file"],
  ["a stored file", "/opening.js", load, "stored file"],
  ["a file that is not stored", "/og.png", load, null],
  ["a part of the document reader", "/reader/ocr/eng.traineddata.gz", load, "reader"],
] as const)("%s", (_, path, request, plan) =>
  expect(planFor({ ...request, url: origin + path }, origin, site)).toBe(plan),
);

it("leaves other origins alone", () =>
  expect(planFor({ ...load, url: "https://pay.example/assets/a.js" }, origin, site)).toBeNull());
