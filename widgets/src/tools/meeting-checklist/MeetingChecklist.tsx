import { useToolHost } from "@iep-insider/sdk/host";
import { handedPoints } from "@iep-insider/sdk/school-documents/weak-points";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Choice, Notice, Progress } from "@iep-insider/sdk/ui";
import { useEffect, useRef, useState } from "react";
import { LawList } from "../../documents/index.ts";
import { ForgetAll, forgottenPart, KeptNote, useKept } from "../../kept/index.ts";
import { later } from "../../later/index.ts";
import { letterCost } from "../../screens/index.ts";
import { lawOf } from "./cited.ts";
import { type ChecklistItem, checklistWords, type ItemId, type SectionId, sections } from "./content.ts";
import { type CheckedItems, checklistFormat, progress, withSection } from "./logic.ts";
import { pointsFrom, type WeakPoint } from "./points.ts";
import { TakeWithYou } from "./TakeWithYou.tsx";

// Points come from the document reader only.
const fromDocument = later(
  () => import("./FromDocument.tsx"),
  (part) => part.FromDocument,
);

/** The meeting prep checklist. Runs on the device; needs a host. */
export function MeetingChecklist() {
  const { checked, where, isRestored, lastSection, check, startOver, forgetAll, forgotten } = useChecklist();
  const parts = useOpenParts(checked);
  const points = usePoints();
  const title = useRef<HTMLHeadingElement>(null);
  const { done, of, percent } = progress(checked);
  const begin = () => {
    startOver();
    parts.reset();
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
      {points.length > 0 ? <fromDocument.Screen points={points} /> : null}
      <Progress
        value={done}
        of={of}
        label={checklistWords.stepsDone(done, of)}
        aside={checklistWords.percent(percent)}
      />
      <p className="iep-unseen" role="status">
        {lastSection ? announcement(checked, lastSection) : ""}
      </p>
      <div>
        {sections.map((section) => (
          <ChecklistPart
            key={section.id}
            section={section}
            checked={checked}
            isOpen={parts.isOpen(section.id)}
            onToggle={(isOpen) => parts.toggle(section.id, isOpen)}
            onCheck={(chosen) => {
              parts.toggle(section.id, true);
              check(section.id, chosen);
            }}
          />
        ))}
      </div>
      {done === of ? (
        <Notice tone="good" title={checklistWords.allDone}>
          <p>{checklistWords.allDoneNext}</p>
        </Notice>
      ) : null}
      <Notice title={checklistWords.tipTitle}>
        <p>{checklistWords.tip}</p>
      </Notice>
      <TakeWithYou checked={checked} points={points} startOver={begin} />
    </div>
  );
}

/** The weak points that the document reader handed over, in this tab; [] for none. */
function usePoints(): readonly WeakPoint[] {
  const { drafts, start } = useToolHost();
  const [points, setPoints] = useState(() => pointsFrom(start?.answers));
  // After the first render, since no server knows what a tab holds.
  useEffect(() => {
    if (points.length > 0) drafts?.write("meeting-checklist", handedPoints(points));
    else if (!start) setPoints((before) => keptPoints(drafts?.read("meeting-checklist"), before));
  }, [drafts, points, start]);
  return points;
}

/** The same list where nothing was kept, so that it is rendered once. */
function keptPoints(kept: unknown, before: readonly WeakPoint[]): readonly WeakPoint[] {
  const points = pointsFrom(kept);
  return points.length > 0 ? points : before;
}

/**
 * The first unfinished part is open, the others are closed, unless the parent chose otherwise. A part stays open while
 * it is being checked off, also with its last step: nothing moves under the finger, and the next part opens below it.
 */
function useOpenParts(checked: CheckedItems) {
  const [chosen, setChosen] = useState<Partial<Record<SectionId, boolean>>>({});
  const next = sections.find(({ id }) => progress(checked, id).percent < 100);
  return {
    isOpen: (id: SectionId) => chosen[id] ?? id === next?.id,
    toggle: (id: SectionId, isOpen: boolean) => setChosen((before) => ({ ...before, [id]: isOpen })),
    reset: () => setChosen({}),
  };
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
  readonly isOpen: boolean;
  /** Called when a parent, or the browser's search in the page, opens or closes it. */
  readonly onToggle: (isOpen: boolean) => void;
  readonly onCheck: (chosen: readonly ItemId[]) => void;
}

/** One part, folded below its title: its steps to check, the letters that are a step, and the law. Print has it open. */
function ChecklistPart({ section, checked, isOpen, onToggle, onCheck }: Props) {
  const { done, of } = progress(checked, section.id);
  const items: readonly (ChecklistItem & { readonly id: ItemId })[] = section.items;
  return (
    <details
      open={isOpen}
      // Also dispatched after `isOpen` has changed.
      onToggle={({ currentTarget: { open } }) => open !== isOpen && onToggle(open)}
      className={tw`border-t border-line print:[&::details-content]:[content-visibility:visible]`}
    >
      <summary className={tw`min-h-[2.75rem] py-3 cursor-pointer`}>
        <h3 className={tw`inline text-lg font-heading`}>{section.title}</h3>
        <span className={tw`ml-2 text-sm text-quiet whitespace-nowrap`}>
          {checklistWords.countOf(done, of)}
        </span>
      </summary>
      <Choice<ItemId>
        kind="many"
        legend={<span className="iep-unseen">{section.title}</span>}
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
    </details>
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
