import type { Block, ReportDocument } from "./ReportDocument.ts";

/**
 * Prints the document alone, without the page around it: through a frame of its own, which is gone afterwards.
 * The frame takes its style from a constructable sheet, so it prints right under a page's strict CSP too.
 */
export function print(document: ReportDocument): void {
  const frame = window.document.createElement("iframe");
  frame.title = document.title;
  frame.ariaHidden = "true";
  frame.tabIndex = -1;
  Object.assign(frame.style, {
    position: "fixed",
    right: "0",
    bottom: "0",
    width: "0",
    height: "0",
    border: "0",
  });
  window.document.body.append(frame);
  const inside = frame.contentWindow;
  if (!inside) {
    frame.remove();
    return;
  }
  const page = inside.document;
  page.title = document.title;
  page.documentElement.lang = "en";
  const sheet = new (inside as unknown as typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(printCss);
  page.adoptedStyleSheets = [sheet];
  page.body.replaceChildren(...nodesOf(document, page));
  inside.addEventListener("afterprint", () => frame.remove());
  inside.focus();
  inside.print();
}

const printCss = `
@page { size: letter; margin: 1in; }
body { margin: 0; font: 11.5pt/1.45 Georgia, serif; color: #000; }
h1 { font-size: 18pt; margin: 0 0 12pt; }
h2 { font-size: 13pt; margin: 16pt 0 6pt; break-after: avoid; }
p { margin: 0 0 8pt; }
ul { margin: 0 0 8pt; padding-left: 16pt; }
li { break-inside: avoid; margin-bottom: 3pt; }
cite { display: block; font-size: 10pt; }
footer { margin-top: 18pt; padding-top: 6pt; border-top: 1px solid #000; font-size: 9.5pt; }
`;

function nodesOf(report: ReportDocument, page: Document): Node[] {
  const make = (tag: string, ...children: (string | Node)[]) => {
    const element = page.createElement(tag);
    element.append(...children);
    return element;
  };
  const list = (items: readonly (string | Node)[]) => make("ul", ...items.map((item) => make("li", item)));
  const titledList = (title: string | undefined, items: readonly string[]) => [
    ...(title ? [make("p", make("b", title))] : []),
    list(items),
  ];
  const nodesOfBlock = (block: Block): Node[] => {
    switch (block.kind) {
      case "paragraph":
        return [make("p", block.text)];
      case "list":
        return titledList(block.title, block.items);
      case "compare":
        return block.sides.flatMap((side) => titledList(side.title, side.items));
      case "law":
        return [
          list(
            block.sentences.map(({ text, provisions }) =>
              make("span", text, ...provisions.map((provision) => make("cite", provision.citation))),
            ),
          ),
        ];
    }
  };
  return [
    make("h1", report.title),
    ...report.lead.map((line) => make("p", line)),
    ...report.sections.flatMap((section) => [
      make("h2", section.title),
      ...section.blocks.flatMap(nodesOfBlock),
    ]),
    make("footer", ...report.footer.map((line) => make("p", line))),
  ];
}
