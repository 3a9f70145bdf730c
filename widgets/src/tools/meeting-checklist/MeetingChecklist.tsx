import { useToolHost } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Choice, Notice, Progress } from "@iep-insider/sdk/ui";
import { useRef, useState } from "react";
import { LawList } from "../../documents/index.ts";
import { ForgetAll, forgottenPart, KeptNote, useKept } from "../../kept/index.ts";
import { letterCost } from "../../screens/index.ts";
import { lawOf } from "./cited.ts";
import { type ChecklistItem, checklistWords, type ItemId, type SectionId, sections } from "./content.ts";
import { type CheckedItems, checklistFormat, progress, withSection } from "./logic.ts";
import { TakeWithYou } from "./TakeWithYou.tsx";

/** The meeting prep checklist. Runs on the device; needs a host. */
export function MeetingChecklist() {
  const { checked, where, isRestored, lastSection, check, startOver, forgetAll, forgotten } = useChecklist();
  const headings = useRef(new Map<SectionId, HTMLElement | null>());
  const title = useRef<HTMLHeadingElement>(null);
  const { done, of, percent } = progress(checked);
  const begin = () => {
    startOver();
    title.current?.focus();
  };

  return (
    <div className={tw`flex flex-col gap-4`}>
      <h2 ref={title} tabIndex={-1} className={tw`text-xl wide:text-2xl font-heading`}>
        {checklistWords.title}
      </h2>
      <p className={tw`max-w-text`}>{checklistWords.lead}</p>
      {isRestored ? <p className={tw`font-semibold`}>{checklistWords.restored}</p> : null}
      <KeptNote where={where} howLong={checklistWords.howLong} notKept={checklistWords.notKept}>
        {done > 0 ? <ForgetAll question={checklistWords.sureForget} onForget={forgetAll} /> : null}
        {forgotten ? <forgottenPart.Screen forgotten={forgotten} /> : null}
      </KeptNote>
      <Progress
        value={done}
        of={of}
        label={checklistWords.stepsDone(done, of)}
        aside={checklistWords.percent(percent)}
      />
      <p className="iep-unseen" role="status">
        {lastSection ? announcement(checked, lastSection) : ""}
      </p>
      <Parts checked={checked} onGoTo={(id) => headings.current.get(id)?.focus()} />
      {sections.map((section) => (
        <ChecklistPart
          key={section.id}
          section={section}
          checked={checked}
          onCheck={(chosen) => check(section.id, chosen)}
          headingRef={(heading) => void headings.current.set(section.id, heading)}
        />
      ))}
      {done === of ? (
        <Notice tone="good" title={checklistWords.allDone}>
          <p>{checklistWords.allDoneNext}</p>
        </Notice>
      ) : null}
      <Notice title={checklistWords.tipTitle}>
        <p>{checklistWords.tip}</p>
      </Notice>
      <TakeWithYou checked={checked} startOver={begin} />
    </div>
  );
}

/** Every section with its progress and a link, so that parents need not scroll during the meeting. */
function Parts({
  checked,
  onGoTo,
}: {
  readonly checked: CheckedItems;
  readonly onGoTo: (id: SectionId) => void;
}) {
  return (
    <nav aria-label={checklistWords.parts}>
      <ul className={tw`flex flex-col gap-1`}>
        {sections.map(({ id, title }) => {
          const { done, of } = progress(checked, id);
          return (
            <li key={id}>
              <button
                type="button"
                onClick={() => onGoTo(id)}
                className={tw`flex w-full items-baseline justify-between gap-4 min-h-[2.75rem] py-2 rounded text-left hover:bg-wash`}
              >
                <span className={tw`underline`}>{title}</span>
                <span className={tw`flex-none text-sm text-quiet`}>{checklistWords.countOf(done, of)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function announcement(checked: CheckedItems, id: SectionId): string {
  const title = sections.find((section) => section.id === id)?.title ?? "";
  const part = progress(checked, id);
  const all = progress(checked);
  return checklistWords.announced(
    title,
    checklistWords.partDone(part.done, part.of),
    checklistWords.stepsDone(all.done, all.of),
  );
}

interface Props {
  readonly section: (typeof sections)[number];
  readonly checked: CheckedItems;
  readonly onCheck: (chosen: readonly ItemId[]) => void;
  /** Gets the heading, the target of the list of parts. */
  readonly headingRef: (heading: HTMLElement | null) => void;
}

/** One part: its steps to check off, the letters that are a step, and the law behind it. */
function ChecklistPart({ section, checked, onCheck, headingRef }: Props) {
  const { done, of } = progress(checked, section.id);
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
        chosen={checked}
        onChange={onCheck}
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
        onClick={() =>
          handOff("letter-generator", { from: "meeting-checklist", answers: { letterType: letter.type } })
        }
      >
        {letter.button}
      </Button>
      <p className={tw`text-sm text-quiet`}>{letterCost}</p>
    </div>
  );
}

/** The checked items, stored on the device if the host supports it. */
function useChecklist() {
  const { track } = useToolHost();
  const { value, where, wasFound, change, forgetAll, forgotten } = useKept(checklistFormat);
  const { checked } = value;
  const [lastSection, setLastSection] = useState<SectionId | null>(null);
  const counted = useRef({ start: false, complete: false });

  const countOnce = (event: "start" | "complete") => {
    if (!counted.current[event]) track(`tool_${event}`, "meeting-checklist");
    counted.current[event] = true;
  };

  return {
    checked,
    where,
    /** Whether checked items were restored from an earlier visit. */
    isRestored: wasFound && checked.length > 0,
    /** The part of the last checked item, for the announcement; null before the first. */
    lastSection,
    check: (section: SectionId, chosen: readonly ItemId[]) => {
      change((now) => ({ checked: withSection(now.checked, section, chosen), at: Date.now() }));
      setLastSection(section);
      countOnce("start");
      if (progress(withSection(checked, section, chosen)).percent === 100) countOnce("complete");
    },
    forgotten,
    forgetAll: () => {
      forgetAll();
      setLastSection(null);
    },
    startOver: () => {
      change(() => ({ checked: [], at: 0 }));
      setLastSection(null);
    },
  };
}
