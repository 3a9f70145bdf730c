import { DocumentError } from "../DocumentProblem.ts";
import { limits } from "../limits.ts";
import { imageSize } from "./imageSize.ts";

/**
 * A photo of a page, turned upright.
 * @param longestSide in pixels; by default as the engine reads it best, as large as a page at 200 to 300 dots per inch.
 * @throws {DocumentError} "damaged", "too-big"
 */
export async function drawPhoto(
  bytes: Uint8Array<ArrayBuffer>,
  longestSide = 2800,
): Promise<{ readonly canvas: OffscreenCanvas; readonly pixelsPerPoint: number }> {
  const size = imageSize(bytes);
  if (!size) throw new DocumentError("damaged");
  if (size.width * size.height > limits.photoPixels) throw new DocumentError("too-big");
  const photo = await createImageBitmap(new Blob([bytes]), { imageOrientation: "from-image" }).catch(
    (error: unknown) => {
      throw new DocumentError("damaged", error);
    },
  );
  const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(photo.width * scale)),
    Math.max(1, Math.round(photo.height * scale)),
  );
  const context = canvas.getContext("2d");
  if (!context) throw new DocumentError("cannot-load");
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  photo.close();
  // Taken as a whole letter page, whose long side has 792 points.
  return { canvas, pixelsPerPoint: Math.max(canvas.width, canvas.height) / 792 };
}
