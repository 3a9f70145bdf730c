import { plainChoice } from "@iep-insider/sdk/embed";
import { expect, it } from "vitest";
import { weightOf } from "./weightOf.ts";

const gzip = (bytes: number) => ({ gzip: bytes });
const manifest = {
  files: {
    "loader.js": gzip(1),
    "iep-rights-guide.js": gzip(10),
    "assets/runtime.js": gzip(100),
    "iep-rights-guide.standalone.js": gzip(5000),
    "resize.js": gzip(20_000),
    "frame.js": gzip(40_000),
  },
  elements: { "iep-rights-guide": { first: ["iep-rights-guide.js", "assets/runtime.js"] } },
};
const rights = plainChoice("rights-guide");

it.each([
  ["the script", rights, "script", 111],
  ["one file", rights, "selfContained", 5000],
  ["a frame", rights, "iframe", 60_111],
  ["a link", rights, "link", null],
  ["somebody else's build", rights, "npm", null],
  ["a button", { ...rights, mode: "dialog" }, "script", null],
  ["a tool that is not listed", plainChoice("letter-generator"), "script", null],
] as const)("%s", (_, choice, kind, bytes) => {
  expect(weightOf(manifest, choice, kind)).toBe(bytes);
});

it("is not told where a file is missing from the list", () => {
  const { "assets/runtime.js": _, ...files } = manifest.files;
  expect(weightOf({ ...manifest, files }, rights, "script")).toBeNull();
});
