import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ReportDocument } from "../ReportDocument.ts";
import { wordParts } from "../tests/wordParts.ts";
import { toWord } from "../toWord.ts";
import { reportFormat } from "./reportFormat.tsx";

beforeEach(() => void vi.stubEnv("IEP_LOCALE", "es"));
afterEach(() => void vi.unstubAllEnvs());

const report: ReportDocument = {
  kind: "report",
  fileName: "goal",
  title: "Meta",
  lead: ["La meta dice “By June”."],
  sections: [
    { title: "La meta", blocks: [{ kind: "list", items: ["By June, Sam will read.", "Es clara."] }] },
  ],
  english: ["By June, Sam will read.", "“By June”"],
  footer: [],
};

it("marks what stays English in print, and nothing else", async () => {
  const page = document.createElement("main");
  const root = createRoot(page);
  root.render(reportFormat.toPage(report).content);
  await vi.waitFor(() => expect(page.textContent).toContain("Es clara."));
  expect(page.innerHTML).toContain('<p>La meta dice <span lang="en">“By June”</span>.</p>');
  expect(page.innerHTML).toContain(
    '<li><span lang="en">By June, Sam will read.</span></li><li>Es clara.</li>',
  );
  root.unmount();
});

it("marks it in the Word file", async () => {
  const { "word/document.xml": word = "" } = await wordParts(await toWord(report));
  const marked = [...word.matchAll(/<w:lang w:val="en-US"\/><\/w:rPr><w:t[^>]*>([^<]+)</g)];
  expect(marked.map(([, text]) => text)).toEqual(["“By June”", "By June, Sam will read."]);
});
