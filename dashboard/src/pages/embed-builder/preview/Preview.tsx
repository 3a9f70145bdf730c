import { freeToOpen, toolById } from "@iep-insider/sdk/catalog";
import { type EmbedChoice, type PreviewKind, previewAddress } from "@iep-insider/sdk/embed";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { previewFor, previewWords as words } from "../../../content/embedBuilder.ts";
import type { Choosing } from "../useChoosing.ts";
import { PreviewFrame } from "./PreviewFrame.tsx";

type Width = "wide" | "phone";

/** The page that the code makes, as wide as there is room or as a phone. */
export function Preview({ choosing: { settled, kind } }: { readonly choosing: Choosing }) {
  const [width, setWidth] = useState<Width>("wide");
  const [round, setRound] = useState(0);
  const shown = previewFor[kind];
  return (
    <section aria-labelledby="preview" className={tw`flex flex-col gap-3 min-w-0 lg:sticky lg:top-4`}>
      <h2 id="preview" className={`dash-heading ${tw`font-heading text-xl`}`}>
        {words.title}
      </h2>
      <p>
        {shown === kind ? words.text : words.instead}{" "}
        {isPaid(settled) ? (isOpenIn(settled, shown) ? words.sample : words.gate) : ""}
      </p>
      <div className={tw`flex flex-wrap items-center gap-2`}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields; these buttons act at once. */}
        <div role="group" aria-label={words.widths} className={tw`flex gap-2`}>
          {(["wide", "phone"] as const).map((option) => (
            <button
              key={option}
              type="button"
              aria-pressed={option === width}
              onClick={() => setWidth(option)}
              className={option === width ? look.chosen : look.other}
            >
              {words[option]}
            </button>
          ))}
        </div>
        <Button kind="quiet" onClick={() => setRound(round + 1)}>
          {words.again}
        </Button>
      </div>
      <div className={width === "wide" ? look.wide : look.phone}>
        <PreviewFrame title={words.frame} address={previewAddress(settled, shown)} round={round} />
      </div>
    </section>
  );
}

/** Elements in the preview's page are open as a sample; a frame in it begins as a parent's does, and a link shows no tool. */
function isOpenIn({ render }: EmbedChoice, shown: PreviewKind): boolean {
  return render === "inline" && (shown === "script" || shown === "selfContained");
}

/** Whether a gate stands before the whole tool. */
function isPaid({ tool }: EmbedChoice): boolean {
  return toolById(tool).payment !== null && tool !== freeToOpen;
}

const look = {
  chosen: tw`min-h-[2.75rem] px-4 rounded border border-fill bg-fill text-on-fill font-medium`,
  other: tw`min-h-[2.75rem] px-4 rounded border border-outline bg-sheet hover:bg-wash font-medium`,
  wide: tw`w-full`,
  phone: tw`w-full max-w-[23.5rem] mx-auto`,
} as const;
