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
  /** Where the finding's words are, in points. */
  readonly boxes: readonly Box[];
}

/** A button, then the page as a picture with the words marked. The lines of text beside it say the same. */
export function ShowPage({ page, draw, boxes }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={tw`flex flex-col items-start gap-2 pb-2`}>
      <Button kind="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? words.hide : words.show}
      </Button>
      {isShown ? <Page page={page} draw={draw} boxes={boxes} /> : null}
    </div>
  );
}

function Page({ page, draw, boxes }: Props) {
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
  return <Picture picture={picture} page={page} boxes={boxes} />;
}

interface PictureProps extends Omit<Props, "draw"> {
  readonly picture: PagePicture;
}

/** The page in a frame of its own, which scrolls by mouse, touch and keyboard once it is larger than the screen. */
function Picture({ picture, page, boxes }: PictureProps) {
  const { bitmap, width, height, pixelsPerPoint } = picture;
  const [step, setStep] = useState(0);
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLElement>(null);
  const first = boxes[0];
  useEffect(() => {
    // The bitmap becomes the canvas's own, so that the page is in the memory once.
    if (bitmap.width > 0) canvas.current?.getContext("bitmaprenderer")?.transferFromImageBitmap(bitmap);
  }, [bitmap]);
  useEffect(() => {
    const { current } = frame;
    if (!current || !first) return;
    const scale = (current.scrollWidth / width) * pixelsPerPoint;
    current.scrollTo({
      top: Math.max(0, first.y * scale - current.clientHeight / 3),
      left: step === 0 ? 0 : Math.max(0, first.x * scale - 16),
    });
  }, [first, step, width, pixelsPerPoint]);
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
            aria-label={boxes.length > 0 ? words.marked(page) : words.label(page)}
            className={tw`block w-full`}
          />
          {boxes.map(({ x, y, width: wide, height: high }) => (
            <span
              key={`${x} ${y}`}
              aria-hidden="true"
              className={tw`absolute border-2 border-stop rounded`}
              style={{
                left: share(x - margin, width),
                top: share(y - margin, height),
                width: share(wide + 2 * margin, width),
                height: share(high + 2 * margin, height),
              }}
            />
          ))}
        </div>
      </section>
      {boxes.length > 0 ? null : <p className={tw`text-sm text-quiet`}>{words.noPlace}</p>}
    </div>
  );
}

/** In percent of the frame. */
const zooms = [100, 160, 240] as const;
/** Around what is marked, in points. */
const margin = 2;
