import { tw } from "@iep-insider/sdk/theme";
import { useRef, useState } from "react";

interface Props {
  readonly title: string;
  readonly address: string;
  /** Change it to reload the same address. */
  readonly round: number;
}

/**
 * A frame that changes calmly: the page of a new address loads unseen behind the one that shows, and then takes its place,
 * scrolled as far. Each address has a frame of its own: one that is led from address to address would write every step
 * into the tab's history.
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

/** Both are pages of our own. A page that is shorter stops at its end. */
function scrollAlike(from: HTMLIFrameElement | null, to: HTMLIFrameElement): void {
  const { scrollX = 0, scrollY = 0 } = from?.contentWindow ?? {};
  to.contentWindow?.scrollTo(scrollX, scrollY);
}

const look = {
  front: tw`absolute inset-0 w-full h-full border-0`,
  behind: tw`absolute inset-0 w-full h-full border-0 opacity-0`,
} as const;
