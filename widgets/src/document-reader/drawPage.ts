import { DocumentError } from "./DocumentProblem.ts";
import { fileTypeOf } from "./fileType.ts";
import type { PagePicture, PageToDraw } from "./Reading.ts";

/**
 * Draws one page for the parent to look at. Runs in a worker.
 * @param pdfFolder where pdf.js finds its decoders and fonts.
 * @throws {DocumentError} for a page that cannot be drawn; a Word file and text have none.
 */
export async function drawPage(
  { files, drawn }: PageToDraw<ArrayBuffer>,
  pdfFolder: string,
): Promise<PagePicture> {
  const [first] = files.map((file) => new Uint8Array(file));
  if (!first) throw new DocumentError("empty");
  const type = fileTypeOf(first);
  if (type === "pdf") {
    const { drawPages } = await import("./pdf/drawPages.ts");
    const fineness = { dotsPerInch: 150, longestSide };
    for await (const page of drawPages(first, [drawn], pdfFolder, fineness))
      if (page.canvas) return pictureOf(page);
  }
  const photo = files[drawn - 1];
  if (type === "photo" && photo) {
    const { drawPhoto } = await import("./scan/drawPhoto.ts");
    return pictureOf(await drawPhoto(new Uint8Array(photo), longestSide));
  }
  throw new DocumentError("damaged");
}

/** In pixels: 12 MB for a letter page. */
const longestSide = 2000;

function pictureOf({
  canvas,
  pixelsPerPoint,
}: {
  readonly canvas: OffscreenCanvas;
  readonly pixelsPerPoint: number;
}): PagePicture {
  const { width, height } = canvas;
  return { bitmap: canvas.transferToImageBitmap(), width, height, pixelsPerPoint };
}
