import { freeToOpen, toolById } from "@iep-insider/sdk/catalog";
import { type EmbedChoice, firstScreenHash, type PreviewKind, previewAddress } from "@iep-insider/sdk/embed";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useRef, useState } from "react";
import { previewFor, previewWords as words } from "../../../content/embedBuilder.ts";
import type { Choosing } from "../useChoosing.ts";

const parts = ["filledIn", "first"] as const;
const widths = ["wide", "phone"] as const;

/** A page with the code, as wide as possible or as wide as a phone. */
export function Preview({ choosing: { settled, kind } }: { readonly choosing: Choosing }) {
  const [part, setPart] = useState<(typeof parts)[number]>("filledIn");
  const [width, setWidth] = useState<(typeof widths)[number]>("wide");
  const [round, setRound] = useState(0);
  const shown = previewFor[kind];
  const isOpen = isOpenIn(settled, shown);
  const address = `${previewAddress(settled, shown)}${isOpen && part === "first" ? firstScreenHash : ""}`;
  const about = isOpen
    ? [...(part === "filledIn" ? [words.sample] : []), ...(isPaid(settled) ? [words.price] : [])]
    : isPaid(settled)
      ? [words.gate]
      : [];
  return (
    <section aria-labelledby="preview" className={tw`flex flex-col gap-3 min-w-0 lg:sticky lg:top-4`}>
      <h2 id="preview" className={`dash-heading ${tw`font-heading text-xl`}`}>
        {words.title}
      </h2>
      <p>{[shown === kind ? words.text : words.instead, ...about].join(" ")}</p>
      <div className={tw`flex flex-wrap items-center gap-x-6 gap-y-2`}>
        {isOpen ? <OneOf label={words.parts} options={parts} chosen={part} onChoose={setPart} /> : null}
        <OneOf label={words.widths} options={widths} chosen={width} onChoose={setWidth} />
        <Button kind="quiet" onClick={() => setRound(round + 1)}>
          {words.again}
        </Button>
      </div>
      <div className={width === "wide" ? look.wide : look.phone}>
        <PreviewFrame title={words.frame} address={address} round={round} />
      </div>
    </section>
  );
}

interface OneOfProps<Option extends string> {
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: Option;
  readonly onChoose: (option: Option) => void;
}

function OneOf<Option extends (typeof parts | typeof widths)[number]>(props: OneOfProps<Option>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields; these buttons act at once.
    <div role="group" aria-label={props.label} className={tw`flex gap-2`}>
      {props.options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === props.chosen}
          onClick={() => props.onChoose(option)}
          className={option === props.chosen ? look.chosen : look.other}
        >
          {words[option]}
        </button>
      ))}
    </div>
  );
}

/**
 * Elements in the preview page are open as a sample; a frame in it begins as for a parent, and a link shows no tool.
 */
function isOpenIn({ render }: EmbedChoice, shown: PreviewKind): boolean {
  return render === "inline" && (shown === "script" || shown === "selfContained");
}

/** Whether a payment gate covers the whole tool. */
function isPaid({ tool }: EmbedChoice): boolean {
  return toolById(tool).payment !== null && tool !== freeToOpen;
}

const look = {
  chosen: tw`min-h-[2.75rem] px-4 rounded border border-fill bg-fill text-on-fill font-medium`,
  other: tw`min-h-[2.75rem] px-4 rounded border border-outline bg-sheet hover:bg-wash font-medium`,
  wide: tw`w-full`,
  phone: tw`w-full max-w-[23.5rem] mx-auto`,
} as const;

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
function PreviewFrame({ title, address, round }: Props) {
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
            className={isFront ? previewFrameLook.front : previewFrameLook.behind}
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

const previewFrameLook = {
  front: tw`absolute inset-0 w-full h-full border-0`,
  behind: tw`absolute inset-0 w-full h-full border-0 opacity-0`,
} as const;
