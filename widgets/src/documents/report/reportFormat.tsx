import type { ReactNode } from "react";
import type { DocumentFormat } from "../DocumentFormat.ts";
import type { ReportDocument, ReportSection } from "../ReportDocument.ts";
import { DocumentView } from "./DocumentView.tsx";
import { footerOf } from "./footerOf.ts";
import { reportText } from "./reportText.ts";
import { withEnglishMarked } from "./withEnglishMarked.tsx";

export const reportFormat: DocumentFormat<ReportDocument> = {
  toText: reportText,
  toPage: (document) => ({
    title: document.title,
    css: printCss,
    content: (
      <PrintedReport
        {...document}
        {...(import.meta.env.IEP_LOCALE === "es" && withEnglishMarked(document))}
        footer={footerOf(document)}
      />
    ),
  }),
};

interface Printed extends Pick<ReportDocument, "title" | "footer"> {
  readonly lead: readonly ReactNode[];
  readonly sections: readonly ReportSection<ReactNode>[];
}

function PrintedReport({ title, lead, sections, footer }: Printed) {
  return (
    <>
      <h1>{title}</h1>
      {lead.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order.
        <p key={index}>{line}</p>
      ))}
      <DocumentView sections={sections} />
      <footer>
        {footer.map((line) => (
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
section:has(.iep-check) { break-inside: avoid; }
section:has(.iep-check) h3 { margin: 12pt 0 5pt; }
section:has(.iep-check) ~ section li:not(.iep-check) { margin-bottom: 2pt; line-height: 1.25; }
section:has(.iep-check) ~ section li:not(.iep-check), section:has(.iep-check) ~ section a { font-size: 9.5pt; }
.iep-check { display: flex; gap: 8pt; list-style: none; margin-bottom: 3.5pt; }
ul:has(> .iep-check) { padding-left: 0; }
.iep-check svg { flex: none; width: 15pt; height: 15pt; }
.iep-check span span { display: block; font-size: 10pt; }
.iep-check .iep-unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
footer { margin-top: 18pt; padding-top: 6pt; border-top: 1px solid #000; font-size: 9.5pt; }
`;
