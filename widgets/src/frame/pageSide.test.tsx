import { afterEach, expect, it } from "vitest";
import { speakWithFrame } from "./pageSide.ts";

const ours = "https://iep.example";
const frame = document.createElement("iframe");
const stranger = document.createElement("iframe");
document.body.append(frame, stranger);

afterEach(() => line?.stop());
let line: ReturnType<typeof speakWithFrame> | undefined;

/** What a page hears when such a message comes to it: heights, in order. */
function heardFrom(source: Window | null, origin: string): readonly number[] {
  const heights: number[] = [];
  line = speakWithFrame(frame, ours, { onSize: (height) => heights.push(height), onEvent: () => {} });
  window.dispatchEvent(
    new MessageEvent("message", { source, origin, data: { iep: 1, type: "size", height: 640 } }),
  );
  return heights;
}

it.each([
  ["its frame, while our page is in it", frame.contentWindow, ours, [640]],
  ["its frame, once another site's page is in it", frame.contentWindow, "https://elsewhere.example", []],
  ["another of our frames", stranger.contentWindow, ours, []],
  ["no window", null, ours, []],
])("a page hears messages of %s: %#", (_, source, origin, heights) => {
  expect(heardFrom(source, origin)).toEqual(heights);
});
