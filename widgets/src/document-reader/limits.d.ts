/** What is read at most: a phone has to hold it in memory, and a hostile file must not keep it busy. */
export declare const limits: {
    /** Bytes of one file. */
    readonly fileSize: number;
    /** Pages with text; a real IEP has 10 to 60. */
    readonly pages: 200;
    /** Pages that are pictures: each takes seconds to recognize. */
    readonly scannedPages: 40;
    /** Characters of pasted text, and of all pages together. */
    readonly characters: 2000000;
    /** Bytes of one stream of a PDF, unpacked. A page scanned at 300 dpi in color has 25 MB. */
    readonly pdfStream: number;
    /** Bytes of a Word file, unpacked. */
    readonly wordUnpacked: number;
    /** Pixels of a photo: phones take 12 to 50 million. */
    readonly photoPixels: 64000000;
};
/** Milliseconds without any progress, after which reading is stopped. */
export declare const patience: {
    /** Fetching the code, over a slow connection. */
    readonly loading: 60000;
    readonly reading: 8000;
    /** Recognizing a page; the engine reports its progress within it. */
    readonly recognizing: 60000;
};
