import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { preview } from "../content/preview.ts";

const folder = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, folder));

/** Width and height stand in the first chunk of a PNG. */
function sizeOf(file: string): readonly [number, number] {
  const bytes = read(`public/${file}`);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

it("shows in the picture what its description says", () => {
  const words = read("pictures/preview.html")
    .toString()
    .replace(/^.*<body>/s, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
  for (const sentence of preview.alt.split(". ")) expect(words).toContain(sentence.replace(/\.$/, ""));
});

it.each([
  ["og.png", preview.width, preview.height],
  ["apple-touch-icon.png", 180, 180],
  ["icon-192.png", 192, 192],
  ["icon-512.png", 512, 512],
])("has %s at %i by %i, and small", (file, width, height) => {
  expect(sizeOf(file)).toEqual([width, height]);
  expect(read(`public/${file}`).length).toBeLessThan(60_000);
});
