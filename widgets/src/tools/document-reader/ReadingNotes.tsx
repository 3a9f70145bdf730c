import { Notice } from "@iep-insider/sdk/ui";
import type { Reading } from "../../document-reader/index.ts";
import { readerWords as words } from "./content.ts";

/** What was read from pictures, and what was not read: said before anything that was found. */
export function ReadingNotes({ reading }: { readonly reading: Reading }) {
  const { text, pageCount, scannedPages, pagesWithoutText } = reading;
  const notes = [
    ...(pageCount > text.pages.length ? [words.pagesRead(text.pages.length, pageCount)] : []),
    ...(scannedPages.length > 0 ? [words.scanned(scannedPages.length)] : []),
    ...(pagesWithoutText.length > 0 ? [words.withoutText(pagesWithoutText.join(", "))] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <Notice tone="caution">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Notice>
  );
}
