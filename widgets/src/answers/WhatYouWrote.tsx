import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { summaryWords } from "./words.ts";

interface Props {
  /** Titles what was asked, and the button that opens the form again. */
  readonly words: { readonly asked?: string; readonly change?: string };
  /** The form's contents; null for a stored answer, whose question is not known. */
  readonly wrote: readonly (string | undefined)[] | null;
  readonly onChange: () => void;
}

/** The form in two lines above its answer, and the button that opens it again. Print has all of the text. */
export function WhatYouWrote({ words, wrote, onChange }: Props) {
  const { asked = summaryWords.asked, change = summaryWords.change } = words;
  return (
    <section
      className={tw`flex items-center justify-between gap-3 max-w-text rounded border border-line px-4 py-2`}
    >
      <div className={tw`min-w-0`}>
        <h3 className={tw`font-semibold`}>{wrote ? asked : summaryWords.askElse}</h3>
        {wrote ? (
          <p
            className={tw`line-clamp-2 overflow-hidden break-words print:block print:whitespace-pre-line text-sm text-quiet`}
          >
            {wrote.filter(Boolean).join(" · ")}
          </p>
        ) : null}
      </div>
      <Button className={tw`flex-none print:hidden`} onClick={onChange}>
        {wrote ? change : summaryWords.openForm}
      </Button>
    </section>
  );
}
