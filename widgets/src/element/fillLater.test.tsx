import { expect, it } from "vitest";
import { fillLater } from "./fillLater.ts";
import { elementWith } from "./tests/elementWith.ts";
import type { Fill } from "./View.ts";

const aMoment = () => new Promise((resolve) => setTimeout(resolve));

/** Fills a place with content that arrives when the test says so. */
function begin() {
  const log: string[] = [];
  const fill: Fill = () => {
    log.push("in");
    return { leave: () => log.push("out") };
  };
  const coming = Promise.withResolvers<Fill>();
  const element = elementWith({});
  element.addEventListener("iep:error", () => log.push("error"));
  const place = document.createElement("div");
  const filled = fillLater({ tool: "letter-generator" }, () => coming.promise)(element, place);
  return { log, fill, coming, place, filled };
}

it("shows that it is loading, then shows the tool, and can start over", async () => {
  const { log, fill, coming, place, filled } = begin();
  expect(place.querySelector("[role=status]")?.textContent).toBe("One moment…");
  coming.resolve(fill);
  await aMoment();
  expect(place.textContent).toBe("");
  filled.restart?.();
  filled.leave();
  expect(log).toEqual(["in", "out", "in", "out"]);
});

it("stays hidden when it loads too late", async () => {
  const { log, fill, coming, place, filled } = begin();
  filled.leave();
  coming.resolve(fill);
  await aMoment();
  expect(log).toEqual([]);
  expect(place.childElementCount).toBe(0);
});

it("shows the tag's own content when it fails to load, and tells the page", async () => {
  const { log, coming, place, filled } = begin();
  coming.reject(new Error("offline"));
  await aMoment();
  expect(log).toEqual(["error"]);
  expect([...place.children].map(({ localName }) => localName)).toEqual(["slot"]);
  filled.leave();
  expect(place.childElementCount).toBe(0);
});
