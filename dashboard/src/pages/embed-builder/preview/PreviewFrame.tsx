import { tw } from "@iep-insider/sdk/theme";
import { useRef, useState } from "react";

interface Props {
  readonly title: string;
  readonly address: string;
  /** A new value reloads the same URL. */
  readonly round: number;
}

/**
 * A frame that changes without flicker: a new URL loads hidden behind the current one, and then replaces it at the same
 * scroll position. Each URL has its own frame: navigating one frame would add every step to the tab's history.
 */
export function PreviewFrame({ title, address, round }: Props) {
  const wanted = `${round} ${address}`;
  const [shown, setShown] = useState({ key: wanted, address });
  const front = useRef<HTMLIFrameElement>(null);
  const frames = shown.key === wanted ? [shown] : [shown, { key: wanted, address }];
  return (
    <div
      className={tw`relative h-[36rem] lg:h-[calc(100vh-12rem)] min-h-[24rem] rounded border border-outline overflow-hidden`}
    >
      {frames.map((frame) => {
        const isFront = frame.key === shown.key;
        return (
          <iframe
            key={frame.key}
            ref={isFront ? front : undefined}
            title={title}
            src={frame.address}
            allow="clipboard-write"
            aria-hidden={isFront ? undefined : true}
            inert={!isFront}
            onLoad={(event) => {
              if (isFront) return;
              scrollAlike(front.current, event.currentTarget);
              setShown(frame);
            }}
            className={isFront ? look.front : look.behind}
          />
        );
      })}
    </div>
  );
}

/** Both are our own pages. A shorter page scrolls to its end. */
function scrollAlike(from: HTMLIFrameElement | null, to: HTMLIFrameElement): void {
  const { scrollX = 0, scrollY = 0 } = from?.contentWindow ?? {};
  to.contentWindow?.scrollTo(scrollX, scrollY);
}

const look = {
  front: tw`absolute inset-0 w-full h-full border-0`,
  behind: tw`absolute inset-0 w-full h-full border-0 opacity-0`,
} as const;
