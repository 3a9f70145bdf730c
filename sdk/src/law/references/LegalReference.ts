/** A reference to the law in a text. */
export type LegalReference = SectionReference | RegisterReference | CaseReference | GuidanceReference;

/** A section of the Code of Federal Regulations or of the United States Code, whole or a paragraph of it. */
export interface SectionReference extends Place {
  readonly kind: "CFR" | "U.S.C.";
  readonly title: number;
  /** The end of a range, such as `300.311` of "300.301-300.311" or `(c)` of "300.503(a)-(c)"; null for one place. */
  readonly through: Place | null;
  /** The reference by itself: "34 CFR 300.503(b)". */
  readonly text: string;
}

export interface Place {
  /** "300.503"; "1414"; "300" for a whole part of the CFR. */
  readonly section: string;
  /** The paragraph, from the outside in: ["b", "1"] for (b)(1); empty for the whole section. */
  readonly path: readonly string[];
}

/** A page of the Federal Register. */
export interface RegisterReference {
  readonly kind: "Fed. Reg.";
  readonly volume: number;
  readonly page: number;
  readonly text: string;
}

/** A decision of the Supreme Court in the United States Reports. */
export interface CaseReference {
  readonly kind: "U.S.";
  readonly volume: number;
  readonly page: number;
  readonly text: string;
}

/** A memo, letter or manual of the Department of Education, known by its name. */
export interface GuidanceReference {
  readonly kind: "guidance";
  /** "OSEP Memo 11-07", "OSEP Letter to Savit", "OCR Dear Colleague Letter". */
  readonly name: string;
  /** `YYYY-MM-DD`, if the text gives the day. */
  readonly date: string | null;
  readonly text: string;
}
