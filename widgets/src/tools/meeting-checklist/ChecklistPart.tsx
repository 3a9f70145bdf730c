import { useToolHost } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Choice } from "@iep-insider/sdk/ui";
import { LawList } from "../../documents/index.ts";
import { letterCost } from "../../screens/index.ts";
import { lawOf } from "./cited.ts";
import { type ChecklistItem, checklistWords, type ItemId, type sections } from "./content.ts";
import { progress, type Ticked } from "./logic.ts";

interface Props {
  readonly section: (typeof sections)[number];
  readonly ticked: Ticked;
  readonly onTick: (chosen: readonly ItemId[]) => void;
  /** Gets the heading, so that the list of parts can lead to it. */
  readonly headingRef: (heading: HTMLElement | null) => void;
}

/** One part: its steps to tick, the letters that are a step, and the law behind it. */
export function ChecklistPart({ section, ticked, onTick, headingRef }: Props) {
  const { done, of } = progress(ticked, section.id);
  const items: readonly (ChecklistItem & { readonly id: ItemId })[] = section.items;
  return (
    <section className={tw`flex flex-col gap-2 pt-4 border-t border-line`}>
      <Choice<ItemId>
        kind="many"
        legend={
          <span className={tw`flex flex-wrap items-baseline justify-between gap-x-4`}>
            <h3 ref={headingRef} tabIndex={-1} className={tw`text-lg font-heading`}>
              {section.title}
            </h3>
            <span className={tw`text-sm font-normal text-quiet`}>{checklistWords.partDone(done, of)}</span>
          </span>
        }
        hint={section.description}
        options={items.map(({ id, text, hint }) => ({ id, label: text, hint }))}
        chosen={ticked}
        onChange={onTick}
        below={(id) => <LetterOf item={items.find((item) => item.id === id)} />}
      />
      <details>
        <summary className={tw`cursor-pointer font-medium py-3`}>
          {checklistWords.lawTitle}
          <span className="iep-unseen">: {section.title}</span>
        </summary>
        <div className={tw`max-w-text`}>
          <LawList sentences={lawOf(section)} />
        </div>
      </details>
    </section>
  );
}

function LetterOf({ item }: { readonly item: ChecklistItem | undefined }) {
  const { handOff } = useToolHost();
  const letter = item?.letter;
  if (!letter) return null;
  return (
    <div className={tw`flex flex-wrap items-center gap-x-3 gap-y-1 pb-2`}>
      {letter.lead ? <p>{letter.lead}</p> : null}
      <Button
        onClick={() => handOff("letters", { from: "meeting-prep", answers: { letterType: letter.type } })}
      >
        {letter.button}
      </Button>
      <p className={tw`text-sm text-quiet`}>{letterCost}</p>
    </div>
  );
}
