import { tw } from "@iep-insider/sdk/theme";
import { Notice, Progress } from "@iep-insider/sdk/ui";
import { useRef } from "react";
import { ForgetAll, forgottenPart, KeptNote } from "../../kept/index.ts";
import { ChecklistPart } from "./ChecklistPart.tsx";
import { checklistWords, type SectionId, sections } from "./content.ts";
import { progress, type Ticked } from "./logic.ts";
import { TakeWithYou } from "./TakeWithYou.tsx";
import { useChecklist } from "./useChecklist.tsx";

/** The meeting prep checklist. Runs on the device; needs a host around it. */
export function MeetingChecklist() {
  const { ticked, where, isRestored, lastSection, tick, startOver, forgetAll, forgotten } = useChecklist();
  const headings = useRef(new Map<SectionId, HTMLElement | null>());
  const title = useRef<HTMLHeadingElement>(null);
  const { done, of, percent } = progress(ticked);
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
        {lastSection ? announcement(ticked, lastSection) : ""}
      </p>
      <Parts ticked={ticked} onGoTo={(id) => headings.current.get(id)?.focus()} />
      {sections.map((section) => (
        <ChecklistPart
          key={section.id}
          section={section}
          ticked={ticked}
          onTick={(chosen) => tick(section.id, chosen)}
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
      <TakeWithYou ticked={ticked} startOver={begin} />
    </div>
  );
}

/** Every section with its progress and a link, so that parents need not scroll during the meeting. */
function Parts({ ticked, onGoTo }: { readonly ticked: Ticked; readonly onGoTo: (id: SectionId) => void }) {
  return (
    <nav aria-label={checklistWords.parts}>
      <ul className={tw`flex flex-col gap-1`}>
        {sections.map(({ id, title }) => {
          const { done, of } = progress(ticked, id);
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

function announcement(ticked: Ticked, id: SectionId): string {
  const title = sections.find((section) => section.id === id)?.title ?? "";
  const part = progress(ticked, id);
  const all = progress(ticked);
  return checklistWords.announced(
    title,
    checklistWords.partDone(part.done, part.of),
    checklistWords.stepsDone(all.done, all.of),
  );
}
