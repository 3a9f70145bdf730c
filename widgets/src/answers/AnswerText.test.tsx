import { screen } from "@testing-library/dom";
import fc from "fast-check";
import { expect, it } from "vitest";
import { renderInHost } from "../../tests/renderInHost.tsx";
import { AnswerText } from "./index.ts";

async function shown(text: string): Promise<HTMLElement> {
  renderInHost(
    <div data-testid="answer">
      <AnswerText text={text} />
    </div>,
  );
  const all = await screen.findAllByTestId("answer");
  return all[all.length - 1] as HTMLElement;
}

it("has bold words, lists and links", async () => {
  const answer = await shown(
    "Ask **in writing**:\n\n- one\n- two\n\nRead [the rule](https://www.ecfr.gov/x).",
  );
  expect(answer.querySelector("strong")?.textContent).toBe("in writing");
  expect([...answer.querySelectorAll("li")].map((item) => item.textContent)).toEqual(["one", "two"]);
  const link = screen.getByRole("link", { name: "the rule" });
  expect(link.getAttribute("href")).toBe("https://www.ecfr.gov/x");
  expect(link.getAttribute("rel")).toBe("noopener noreferrer");
  expect(link.getAttribute("target")).toBe("_blank");
});

it.each([
  ["<script>alert(1)</script>", "<script>alert(1)</script>"],
  ['<img src=x onerror="alert(1)">', "onerror"],
  ['<a href="javascript:alert(1)">press</a>', "press"],
  ["[press](javascript:alert(1))", "press"],
  ["[press](JaVaScRiPt:alert(1))", "press"],
  ["[press](data:text/html,<script>alert(1)</script>)", "press"],
  ["[press](//evil.test)", "press"],
  ["[press](/admin)", "press"],
  ["<javascript:alert(1)>", "alert"],
  ["![a picture](https://x.test/pixel.gif)", "a picture"],
  ["[press][1]\n\n[1]: javascript:alert(1)", "press"],
  ["before <!-- hidden --> after", "before"],
  ["<style>*{display:none}</style>", "<style>"],
])("shows %s as text", async (text, expected) => {
  const answer = await shown(text);
  expect(answer.textContent).toContain(expected);
  expect(answer.querySelector("script, img, iframe, svg, style, a, [onerror], [onload]")).toBeNull();
});

it("creates only text elements, for any input", async () => {
  const bits = [..."<>[]()! \nx`|-:", "javascript:", "img", "script", "**"];
  const texts = fc.sample(fc.array(fc.constantFrom(...bits), { maxLength: 25 }), { numRuns: 60, seed: 7 });
  for (const text of texts) {
    const answer = await shown(text.join(""));
    for (const link of answer.querySelectorAll("a")) expect(link.getAttribute("href")).toMatch(/^https?:/i);
    expect(answer.querySelector("script, img, iframe, svg, style, object, form")).toBeNull();
  }
});
