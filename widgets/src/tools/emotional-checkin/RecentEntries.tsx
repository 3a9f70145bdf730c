import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useEffect, useRef } from "react";
import { form as formWords, groupNames, intensityNames } from "./content.ts";
import { GroupMark } from "./GroupMark.tsx";
import { contextName, type Entry, emotionOf, groupOf } from "./logic.ts";
import { momentInWords } from "./moments.ts";
import { RemovedNotice } from "./RemovedNotice.tsx";
import { summary as words } from "./summaryContent.ts";

interface Props {
  /** Newest first. */
  readonly entries: readonly Entry[];
  /** The entry just removed. */
  readonly removed: Entry | null;
  readonly onRemove: (entry: Entry) => void;
  readonly onPutBack: (entry: Entry) => void;
}

/** The five latest check-ins in full, with a button to remove a mistaken one. */
export function RecentEntries({ entries, removed, onRemove, onPutBack }: Props) {
  const shown = entries.slice(0, 5);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(removed);
  // It was restored, and the button for that was removed.
  useEffect(() => {
    if (before.current && !removed) heading.current?.focus();
    before.current = removed;
  }, [removed]);
  return (
    <section className={tw`flex flex-col gap-3`}>
      <h3 ref={heading} tabIndex={-1} className={tw`text-lg`}>
        {words.recentTitle}
      </h3>
      {removed ? <RemovedNotice entry={removed} onPutBack={onPutBack} /> : null}
      {shown.length < entries.length ? <p>{words.recentLead(shown.length, entries.length)}</p> : null}
      <ul className={tw`flex flex-col`}>
        {shown.map((entry) => (
          <li key={entry.id} className={tw`flex flex-col gap-1 py-3 border-t border-line`}>
            <RecentEntry entry={entry} />
            <div>
              <Button
                kind="quiet"
                aria-label={words.removeWhat(emotionOf(entry.emotion).name, momentInWords(entry.at))}
                onClick={() => onRemove(entry)}
              >
                {words.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RecentEntry({ entry }: { readonly entry: Entry }) {
  const { emotion, emoji, intensity, context, triggers, notes, at } = entry;
  const group = groupOf(entry);
  return (
    <>
      <p className={tw`flex flex-wrap items-center gap-x-2 font-semibold`}>
        <span aria-hidden className={tw`text-xl`}>
          {emoji}
        </span>
        {emotionOf(emotion).name}
        <span className={tw`inline-flex items-center gap-1 font-normal text-quiet`}>
          <GroupMark group={group} />
          {groupNames[group].toLowerCase()}
        </span>
      </p>
      <p>
        {formWords.intensityValue(intensityNames[intensity], intensity)}, {contextName(context)}
      </p>
      <p className={tw`text-sm text-quiet`}>{momentInWords(at)}</p>
      {triggers.length > 0 ? <p>{words.triggers(triggers.join(", "))}</p> : null}
      {notes ? <p className={tw`whitespace-pre-line`}>{words.notes(notes)}</p> : null}
    </>
  );
}
