import { openPdf } from "./openPdf.ts";

/** A page as a picture. */
export interface DrawnPage {
  readonly number: number;
  readonly canvas: OffscreenCanvas;
  readonly pixelsPerPoint: number;
}

/** How finely a page is drawn. */
export interface Fineness {
  readonly dotsPerInch: number;
  /** In pixels; a poster is drawn less finely. */
  readonly longestSide: number;
}

/** On which the recognition engine reads best for its time. */
export const forRecognition: Fineness = { dotsPerInch: 200, longestSide: 4000 };

/**
 * Draws pages, one at a time: a picture of a page is as large as the rest of the document.
 * @param pdfFolder where pdf.js finds the decoders of scanned pictures (JBIG2, JPEG 2000) and the fonts that a PDF need
 * not hold.
 * @yields each page; null where it cannot be drawn, or nothing is on it.
 * @throws {DocumentError} "password", "damaged"
 */
export async function* drawPages(
  bytes: Uint8Array,
  numbers: readonly number[],
  pdfFolder: string,
  { dotsPerInch, longestSide }: Fineness = forRecognition,
): AsyncGenerator<DrawnPage | { readonly number: number; readonly canvas: null }> {
  const pdf = await openPdf(bytes, {
    CanvasFactory: WorkerCanvasFactory,
    FilterFactory: NoFilters,
    // pdf.js would look for the page's `document` first, which a worker has not.
    useWorkerFetch: true,
    wasmUrl: pdfFolder,
    standardFontDataUrl: pdfFolder,
  });
  for (const number of numbers) {
    yield await draw(number).catch(() => ({ number, canvas: null }));
  }
  await pdf.loadingTask.destroy();

  async function draw(number: number) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const pixelsPerPoint = Math.min(dotsPerInch / 72, longestSide / Math.max(width, height));
    const viewport = page.getViewport({ scale: pixelsPerPoint });
    const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("This browser gives no canvas to a worker.");
    // pdf.js draws on both kinds of canvas; its types name only the page's.
    const canvasContext = context as unknown as CanvasRenderingContext2D;
    await page.render({ canvas: null, canvasContext, viewport, background: "white" }).promise;
    page.cleanup();
    return isBlank(context) ? { number, canvas: null } : { number, canvas, pixelsPerPoint };
  }
}

/** Whether no part of the page is dark. Looks at every 16th pixel: letters are wider than that in sum. */
function isBlank(context: OffscreenCanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  let dark = 0;
  for (let at = 0; at < data.length; at += 64) if ((data[at] ?? 255) < 140) dark++;
  return dark < 20;
}

interface Made {
  canvas: OffscreenCanvas | null;
  context: OffscreenCanvasRenderingContext2D | null;
}

/** What pdf.js asks for a canvas, without a page. */
class WorkerCanvasFactory {
  create(width: number, height: number): Made {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext("2d", { willReadFrequently: true }) };
  }

  reset({ canvas }: Made, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height });
  }

  destroy(made: Made): void {
    if (made.canvas) Object.assign(made.canvas, { width: 0, height: 0 });
    Object.assign(made, { canvas: null, context: null });
  }

  getNoAlphaContext(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D | null {
    return canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  }
}

/** pdf.js makes filters from SVG elements, which a worker has not; a page is readable without. */
class NoFilters {
  addFilter = () => "none";
  addHCMFilter = () => "none";
  addAlphaFilter = () => "none";
  addLuminosityFilter = () => "none";
  addKnockoutFilter = () => "none";
  addHighlightHCMFilter = () => "none";
  addSelectionHCMFilter = () => "none";
  addSelectionFilter = () => "none";
  createSelectionStyle = () => null;
  destroy() {}
}
