import { expect, it } from "vitest";
import { firstWithPage, hasPage, pagePaths } from "../app/pagePaths.ts";
import {
  footerLinks,
  footerTools,
  mainLinks,
  signInLink,
  signUpLink,
  toolsMenu,
} from "../content/navigation.ts";
import { shownLinks } from "./shownLinks.ts";

const links = [
  { label: "All Tools", path: "/advanced-tools" },
  { label: "Letters", path: "/advanced-tools#letter-generator" },
  { label: "Pricing", path: "/pricing" },
  { label: "Blog", path: "/blog" },
];

it.each([
  ["no page at all", [], []],
  ["a page shows all its anchors", ["/advanced-tools"], ["All Tools", "Letters"]],
  ["a link appears with its page", ["/advanced-tools", "/blog"], ["All Tools", "Letters", "Blog"]],
])("%s", (_, pages: string[], expected) => {
  const isThere = (path: string) => pages.some((page) => path === page || path.startsWith(`${page}#`));
  expect(shownLinks(links, isThere).map((link) => link.label)).toEqual(expected);
});

it("leads no menu of today to a page that is not there", () => {
  const everything = [
    ...toolsMenu.links,
    ...mainLinks,
    ...footerTools.links,
    ...footerLinks,
    signInLink,
    signUpLink,
  ];
  const paths = shownLinks(everything).map((link) => new URL(link.path, "https://a.test").pathname);
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) expect(pagePaths).toContain(path);
});

it.each([
  ["/", true],
  ["/#about", true],
  ["/advanced-tools?tool=aide-screener", true],
  ["/advanced-tools/", true],
  ["", false],
  ["/nowhere", false],
  ["nowhere", false],
])("knows whether %s has a page", (destination, expected) => {
  expect(hasPage(destination)).toBe(expected);
});

it.each([
  ["the first, when it is there", ["/advanced-tools", "/"], "/advanced-tools"],
  ["the next, when it is not", ["/nowhere", "/advanced-tools"], "/advanced-tools"],
  ["the last, when none is", ["/nowhere", "/nor-here"], "/nor-here"],
] as const)("leads to %s", (_, [wanted, instead], expected) => {
  expect(firstWithPage(wanted, instead)).toBe(expected);
});
