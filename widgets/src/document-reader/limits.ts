/** What is read at most: a phone has to hold it in memory, and a hostile file must not keep it busy. */
export const limits = {
  /** Bytes of one file. */
  fileSize: 40 * 1024 * 1024,
  /** Pages with text; a real IEP has 10 to 60. */
  pages: 200,
  /** Pages that are pictures: each takes seconds to recognize. */
  scannedPages: 40,
  /** Characters of pasted text, and of all pages together. */
  characters: 2_000_000,
  /** Bytes of one stream of a PDF, unpacked. A page scanned at 300 dpi in color has 25 MB. */
  pdfStream: 64 * 1024 * 1024,
  /** Bytes of a Word file, unpacked. */
  wordUnpacked: 100 * 1024 * 1024,
  /** Pixels of a photo: phones take 12 to 50 million. */
  photoPixels: 64_000_000,
} as const;

/** Milliseconds without any progress, after which reading is stopped. */
export const patience = {
  /** Fetching the code, over a slow connection. */
  loading: 60_000,
  reading: 8_000,
  /** Recognizing a page; the engine reports its progress within it. */
  recognizing: 60_000,
} as const;
