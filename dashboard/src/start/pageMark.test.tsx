import { afterEach, expect, it, vi } from "vitest";
import { countView, pageMarkOf, takeCountedOpening } from "./pageMark.ts";

afterEach(() => vi.unstubAllGlobals());

it("counts a page and the tool that it has open, which the application then does not count the first time", () => {
  document.head.innerHTML = '<meta name="page" content="/advanced-tools" data-tool="aide-screener">';
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => sent.push(JSON.parse(body)));
  const mark = pageMarkOf(document);
  expect(takeCountedOpening("aide-screener")).toBe(false);
  if (mark) countView(mark);
  expect(sent).toEqual([
    { event: "page_view", subject: "/advanced-tools" },
    { event: "tool_load", subject: "aide-screener" },
  ]);
  expect(["chat", "aide-screener", "aide-screener"].map(takeCountedOpening)).toEqual([false, true, false]);
});
