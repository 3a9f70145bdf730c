import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

// What the accessibility report says of all our code at once.

const root = path.resolve(import.meta.dirname, "../../../..");
const files = globSync("{sdk,widgets,dashboard}/src/**/*.{ts,tsx,css,mdx}", { cwd: root })
  .filter((file) => !/\.(test|stories|d)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));

const filesWith = (words: RegExp) => files.filter(({ text }) => words.test(text)).map(({ file }) => file);

it("plays no audio or video", () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(filesWith(/<(audio|video)\b|new Audio\(|createElement\("(audio|video)"\)/)).toEqual([]);
});

it("shows no picture but the founder, logos, and a pencil's line", () => {
  const drawn = /<img\b|<picture\b|createElement\("img"\)|new Image\(|url\("?\.|background-image/;
  expect(filesWith(drawn).toSorted()).toEqual([
    "dashboard/src/layout/dashboard.css",
    "dashboard/src/pages/about/About.tsx",
    "dashboard/src/pages/partners/manage/Logo.tsx",
    "widgets/src/element/branding/showBrand.ts",
  ]);
});

it("has no animation that goes on, but the ring of waiting", () => {
  const endless = filesWith(/animation[^;]*\binfinite\b|animate-(spin|ping|pulse|bounce)|<(blink|marquee)\b/);
  expect(endless).toEqual(["dashboard/src/layout/dashboard.css", "widgets/src/answers/Spinner.tsx"]);
});

it("follows no path of a finger, and no motion or orientation of the device", () => {
  const followed =
    /\b(onTouchMove|touchmove|setPointerCapture|gesturechange|devicemotion|deviceorientation)\b/;
  expect(filesWith(followed)).toEqual([]);
  expect(filesWith(/orientation\.lock|\(orientation:/)).toEqual([]);
});

it("has no shortcut of a single letter", () => {
  expect(filesWith(/\bkey === "[^"]"|\bkey\) === "[^"]"|accessKey/)).toEqual([]);
});

it("lets text be pasted into every field", () => {
  expect(filesWith(/<(input|textarea|Field|TextField|TextArea)\b[^>]*\bonPaste\b|"paste"/)).toEqual([]);
});
