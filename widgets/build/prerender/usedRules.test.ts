import { expect, it } from "vitest";
import { usedRules } from "./usedRules.ts";

it("keeps the rules that may apply, in their order, and drops those of other classes", () => {
  const css = [
    ":host{display:block}",
    ".iep-base :where(h1, .iep-other){margin:0}",
    ".iep-other,.iep-base [hidden]:not(#never){display:none}",
    ".iep-other{color:red}",
    "@container (min-width:560px){.wide\\:p-8{padding:2px}.wide\\:p-4{padding:1px}}",
    "@container (min-width:560px){.wide\\:p-4{padding:1px}}",
    ".min-h-\\[2\\.75rem\\]{min-height:44px}",
  ];
  const markup = '<div class="iep-base wide:p-8"><p class="min-h-[2.75rem]"></p></div>';
  expect(usedRules(css.join(""), markup)).toBe(
    [css[0], css[1], css[2], "@container (min-width:560px){.wide\\:p-8{padding:2px}}", css[6]].join(""),
  );
});
