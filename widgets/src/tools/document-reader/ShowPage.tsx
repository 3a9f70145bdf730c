import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useEffect, useRef, useState } from "react";
import type { PagePicture } from "../../document-reader/index.ts";
import type { Box } from "./logic.ts";
import { pageWords as words } from "./resultContent.ts";

/** Draws a page of the document that is open here; null where there is no picture of it. */
export type DrawPage = ((page: number, signal: AbortSignal) => Promise<PagePicture>) | null;

interface Props {
  readonly page: number;
  readonly draw: NonNullable<DrawPage>;
  /** Where the finding's words are, in points; null where that is not known. */
  readonly place: Box | null;
}

/** A button, then the page as a picture with the words marked. The lines of text beside it say the same. */
export function ShowPage({ page, draw, place }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={tw`flex flex-col items-start gap-2 pb-2`}>
      <Button kind="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? words.hide : words.show}
      </Button>
      {isShown ? <Page page={page} draw={draw} place={place} /> : null}
    </div>
  );
}

function Page({ page, draw, place }: Props) {
  const [picture, setPicture] = useState<PagePicture | "drawing" | "failed">("drawing");
  useEffect(() => {
    const stop = new AbortController();
    draw(page, stop.signal).then(setPicture, () => stop.signal.aborted || setPicture("failed"));
    return () => stop.abort();
  }, [draw, page]);
  if (picture === "drawing") return <p role="status">{words.drawing}</p>;
  if (picture === "failed")
    return (
      <Notice tone="caution" role="alert">
        <p>{words.failed}</p>
      </Notice>
    );
  return <Picture picture={picture} page={page} place={place} />;
}

interface PictureProps extends Omit<Props, "draw"> {
  readonly picture: PagePicture;
}

/** The page in a frame of its own, which scrolls by mouse, touch and keyboard once it is larger than the screen. */
function Picture({ picture, page, place }: PictureProps) {
  const { bitmap, width, height, pixelsPerPoint } = picture;
  const [step, setStep] = useState(0);
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    // The bitmap becomes the canvas's own, so that the page is in the memory once.
    if (bitmap.width > 0) canvas.current?.getContext("bitmaprenderer")?.transferFromImageBitmap(bitmap);
  }, [bitmap]);
  // A whole page is too small to read on a phone.
  useEffect(() => {
    if ((frame.current?.clientWidth ?? narrow) < narrow) setStep(zooms.length - 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new size moves the place
  useEffect(() => {
    const { current } = frame;
    if (!current || !place) return;
    const scale = (current.scrollWidth / width) * pixelsPerPoint;
    current.scrollTo({
      top: Math.max(0, place.y * scale - current.clientHeight / 3),
      left: Math.max(0, place.x * scale - 16),
    });
  }, [place, step, width, pixelsPerPoint]);
  const share = (points: number, of: number) => `${(100 * points * pixelsPerPoint) / of}%`;
  return (
    <div className={tw`flex flex-col gap-2 w-full`}>
      <div className={tw`flex flex-wrap gap-3`}>
        <Button aria-disabled={step === 0 || undefined} onClick={() => setStep(Math.max(0, step - 1))}>
          {words.smaller}
        </Button>
        <Button
          aria-disabled={step === zooms.length - 1 || undefined}
          onClick={() => setStep(Math.min(zooms.length - 1, step + 1))}
        >
          {words.larger}
        </Button>
      </div>
      <section
        ref={frame}
        aria-label={words.label(page)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        className={tw`max-h-[70vh] overflow-auto rounded border border-outline bg-sheet`}
      >
        <div className={tw`relative`} style={{ width: `${zooms[step]}%` }}>
          <canvas
            ref={canvas}
            width={width}
            height={height}
            role="img"
            aria-label={place ? words.marked(page) : words.label(page)}
            className={tw`block w-full`}
          />
          {place ? (
            <span
              aria-hidden="true"
              className={tw`absolute border-2 border-stop rounded`}
              style={{
                left: share(place.x - margin, width),
                top: share(place.y - margin, height),
                width: share(place.width + 2 * margin, width),
                height: share(place.height + 2 * margin, height),
              }}
            />
          ) : null}
        </div>
      </section>
      {place ? null : <p className={tw`text-sm text-quiet`}>{words.noPlace}</p>}
    </div>
  );
}

/** In percent of the frame. */
const zooms = [100, 160, 240] as const;
/** In pixels: a letter page is readable from about here on. */
const narrow = 480;
/** Around what is marked, in points. */
const margin = 2;
