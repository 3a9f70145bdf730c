/** What a parent may say that is done, or in the parent's hands. */
export type Done = "notice" | "request" | "letter" | "disagreement" | "meeting" | "mediation" | "complaint" | "hearing" | "ocr" | "records" | "iee" | "manifestation" | "doctor" | "photos" | "plan504" | "recordsAsked";
/** How it is said. Whether it is denied, promised or asked is looked at apart from it. */
export declare const donePatterns: Readonly<Record<Done, RegExp>>;
