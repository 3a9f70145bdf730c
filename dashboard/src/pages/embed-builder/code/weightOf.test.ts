import { plainChoice } from "@iep-insider/sdk/embed";
import { expect, it } from "vitest";
import { weightOf } from "./weightOf.ts";

const gzip = (bytes: number) => ({ gzip: bytes });
const manifest = {
  files: {
    "iep-rights-guide.js": gzip(10),
    "iep-rights-guide.standalone.js": gzip(5000),
    "resize.js": gzip(20_000),
    "frame.js": gzip(40_000),
  },
};
const rights = plainChoice("rights-guide");

it.each([
  ["the script", rights, "script", 10],
  ["one file", rights, "selfContained", 5000],
  ["a frame", rights, "iframe", 60_010],
  ["a link", rights, "link", null],
  ["another build", rights, "npm", null],
  ["a button", { ...rights, mode: "dialog" }, "script", null],
  ["a tool that is not listed", plainChoice("letter-generator"), "script", null],
] as const)("%s", (_, choice, kind, bytes) => {
  expect(weightOf(manifest, choice, kind)).toBe(bytes);
});

it("is unknown if a file is missing from the manifest", () => {
  const { "iep-rights-guide.js": _, ...files } = manifest.files;
  expect(weightOf({ ...manifest, files }, rights, "script")).toBeNull();
});
