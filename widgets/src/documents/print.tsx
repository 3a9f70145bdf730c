import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { DocumentView } from "./DocumentView.tsx";
import type { ReportDocument } from "./ReportDocument.ts";

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
  const root = createRoot(page.body);
  // At once: the print dialog shows what stands there when it opens.
  flushSync(() => root.render(<Printed document={document} />));
  inside.addEventListener("afterprint", () => {
    root.unmount();
    frame.remove();
  });
  inside.focus();
  inside.print();
}

function Printed({ document }: { readonly document: ReportDocument }) {
  return (
    <>
      <h1>{document.title}</h1>
      {document.lead.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <DocumentView sections={document.sections} />
      <footer>
        {document.footer.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </footer>
    </>
  );
}

const printCss = `
@page { size: letter; margin: 1in; @bottom-right { content: counter(page) " / " counter(pages); font: 9.5pt Georgia, serif; } }
body { margin: 0; font: 11.5pt/1.45 Georgia, serif; color: #000; }
h1 { font-size: 18pt; margin: 0 0 12pt; }
h3 { font-size: 13pt; margin: 16pt 0 6pt; break-after: avoid; }
p { margin: 0 0 8pt; }
ul { margin: 0 0 8pt; padding-left: 16pt; }
li { break-inside: avoid; margin-bottom: 3pt; }
h4 { font-size: 11.5pt; margin: 8pt 0 3pt; break-after: avoid; }
a { display: block; font-size: 10pt; color: inherit; text-decoration: none; }
footer { margin-top: 18pt; padding-top: 6pt; border-top: 1px solid #000; font-size: 9.5pt; }
`;
