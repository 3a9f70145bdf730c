import { pageAt } from "@iep-insider/sdk/contract";
import { expect, it } from "vitest";
import { accessibility } from "./accessibility.ts";
import { accessibilityReport } from "./accessibilityReport.ts";
import { contactAside } from "./contact.ts";
import { faq } from "./faq.ts";
import * as navigation from "./navigation.ts";
import { notLegalAdvice } from "./notLegalAdvice.ts";
import { privacy } from "./privacy.ts";
import type { TextContent } from "./TextContent.ts";
import { terms } from "./terms.ts";

const pages: readonly TextContent[] = [terms, privacy, accessibility, accessibilityReport, notLegalAdvice];

it.each(pages.map((page) => [page.title, page] as const))(
  "%s has sections that an address can name",
  (_, page) => {
    const ids = page.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(ids).not.toContain("main");
  },
);

it("leads from a text or a menu only to pages that are there, or to another site over https", () => {
  const found = [
    ...JSON.stringify([pages, contactAside, faq, navigation]).matchAll(/"path":"([^"]+)"|\]\(([^)]+)\)/g),
  ].map(([, path, to]) => path ?? to ?? "");
  expect(found.length).toBeGreaterThan(5);
  for (const to of found) expect(pageAt(to) || to.startsWith("https://"), to).toBeTruthy();
});
