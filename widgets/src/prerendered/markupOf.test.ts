import { expect, it } from "vitest";
import { insertIn, markupOf } from "./markupOf.ts";
import { headingMark } from "./PrerenderedTool.ts";

const plain = "<div><div>tool</div></div>";

it("finds what one markup has more than another, from a tag on", () => {
  expect(insertIn(plain, '<div><div class="brand"></div><div>tool</div></div>')).toEqual({
    at: 5,
    text: '<div class="brand"></div>',
  });
  expect(() => insertIn(plain, '<div id="a"><p></p><div>tool</div></div>')).toThrow("one place");
});

it("puts in what the attributes ask for, the site's name above the heading", () => {
  const markup = {
    first: "intro" as const,
    intro: plain,
    begun: plain,
    brand: insertIn(plain, '<div><div class="brand"></div><div>tool</div></div>'),
    heading: insertIn(plain, `<div><p>${headingMark}</p><div>tool</div></div>`),
    cost: insertIn(plain, "<div><div>tool</div><p>cost</p></div>"),
    failed: "",
  };
  const given = { heading: "For <you> $&", "site-key": "site_12345678" };
  expect(markupOf(markup, "begun", given, true)).toBe(
    '<div><div class="brand"></div><p>For &lt;you&gt; $&amp;</p><div>tool</div><p>cost</p></div>',
  );
  expect(markupOf(markup, "intro", { heading: null, "site-key": null }, true)).toBe(plain);
});
