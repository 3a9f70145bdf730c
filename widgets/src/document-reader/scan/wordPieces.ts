import type { Piece } from "../lines.ts";

/** A word as tesseract.js gives it, as far as it is used: pixels from the top left. */
export interface ScannedWord {
  readonly text: string;
  readonly confidence: number;
  readonly bbox: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
}

export interface ScannedLine {
  readonly words: readonly ScannedWord[];
  readonly bbox: ScannedWord["bbox"];
}

/**
 * Words of a recognized line in points. Words lie at the line's foot, so that letters with tails stay on it.
 * @param pixelsPerPoint of the picture.
 */
export function wordPieces({ words, bbox }: ScannedLine, pixelsPerPoint: number): readonly Piece[] {
  const size = (bbox.y1 - bbox.y0) / pixelsPerPoint;
  return words
    .filter(({ confidence, text }) => confidence >= leastConfidence && text.trim() !== "")
    .map(({ text, bbox: { x0, x1 } }) => ({
      text: boxOf(text),
      x: x0 / pixelsPerPoint,
      y: bbox.y1 / pixelsPerPoint,
      width: (x1 - x0) / pixelsPerPoint,
      size,
      isBold: false,
    }));
}

/** From 0 to 100; below it, the engine reads stains and lines as letters. */
const leastConfidence = 30;

/** The engine reads drawn boxes as one of these signs, or as letters that look like one. */
function boxOf(text: string): string {
  if (/^([☐□]|\[[J_\]I]?\]?|L\])$/.test(text)) return "[ ]";
  return /^([☒☑⊠]|\[[xX]\]?I?|[xX]\])$/.test(text) ? "[x]" : text;
}
