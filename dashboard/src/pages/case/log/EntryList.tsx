import type { LogItem } from "@iep-insider/sdk/case/log";
import { dateOf, dayInWords } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useEffect, useRef, useState } from "react";
import { correction, entryList, entryTypes } from "../../../content/evidenceLog.ts";
import { FailureNotice } from "../../../forms/FailureNotice.tsx";
import { PageSection } from "../../../text/PageSection.tsx";
import { useSaving } from "../useSaving.ts";
import { EntryFieldset } from "./EntryFieldset.tsx";
import { draftOf, type EntryFault, fieldsOf } from "./entryFields.ts";
import { factsOf } from "./inWords.ts";
import { addEntry } from "./useLog.ts";

interface Props {
  /** Oldest first. */
  readonly items: readonly LogItem[];
  readonly services: readonly string[];
}

export function EntryList({ items, services }: Props) {
  const [correcting, setCorrecting] = useState<string | null>(null);
  return (
    <PageSection
      title={entryList.title}
      lead={items.length === 0 ? entryList.none : entryList.count(items.length)}
    >
      <ol className={tw`flex flex-col`}>
        {items.toReversed().map((item) => (
          <li key={item.id} className={tw`flex flex-col gap-2 border-t border-line py-4`}>
            {correcting === item.id ? (
              <Correction item={item} services={services} onDone={() => setCorrecting(null)} />
            ) : (
              <Entry item={item} onCorrect={() => setCorrecting(item.id)} />
            )}
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

function Entry({ item, onCorrect }: { readonly item: LogItem; readonly onCorrect: () => void }) {
  const { entry, earlier } = item;
  const day = dayInWords(entry.day);
  return (
    <>
      <div className={tw`flex flex-wrap items-center justify-between gap-x-4`}>
        <p>
          <span className={tw`font-semibold`}>{day}</span>
          <span className={tw`text-quiet`}> · {entryTypes[entry.type]}</span>
        </p>
        <Button kind="quiet" onClick={onCorrect}>
          {correction.open}
          <span className="iep-unseen">: {day}</span>
        </Button>
      </div>
      {factsOf(entry).map((line) => (
        <p key={line} className={`dash-breakable ${tw`max-w-text whitespace-pre-line`}`}>
          {line}
        </p>
      ))}
      {earlier.map((before, index) => (
        <div key={before.hash} className={tw`border-l-4 border-line pl-3 text-sm text-quiet`}>
          <p>{correction.before(dayInWords(dateOf(new Date((earlier[index + 1] ?? entry).writtenAt))))}</p>
          {[...(before.day === entry.day ? [] : [dayInWords(before.day)]), ...factsOf(before)].map((line) => (
            <p key={line} className={`dash-breakable ${tw`whitespace-pre-line`}`}>
              {line}
            </p>
          ))}
        </div>
      ))}
    </>
  );
}

interface CorrectionProps {
  readonly item: LogItem;
  readonly services: readonly string[];
  readonly onDone: () => void;
}

function Correction({ item: { entry }, services, onDone }: CorrectionProps) {
  const [fields, setFields] = useState(() => fieldsOf(entry));
  const [fault, setFault] = useState<EntryFault | null>(null);
  const { failure, save } = useSaving();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const add = async (isTakenBack: boolean) => {
    const checked = draftOf(isTakenBack ? fieldsOf(entry) : fields, dateOf(new Date()), entry.hash);
    if ("fault" in checked) return setFault(checked.fault);
    if (await save(() => addEntry({ ...checked.draft, isTakenBack }))) onDone();
  };
  return (
    <section className={tw`flex flex-col gap-4 rounded border border-line bg-sheet px-4 sm:px-8 py-5`}>
      <h3 ref={heading} tabIndex={-1} className={tw`text-lg font-semibold`}>
        {correction.title(dayInWords(entry.day))}
      </h3>
      <p>{correction.lead}</p>
      <EntryFieldset
        fields={fields}
        fault={fault}
        services={services}
        onChange={(changed) => setFields({ ...fields, ...changed })}
      />
      <FailureNotice failure={failure} />
      <div className={tw`flex flex-wrap gap-2`}>
        <Button kind="primary" onClick={() => add(false)}>
          {correction.save}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {correction.cancel}
        </Button>
      </div>
      <div className={tw`flex flex-col items-start gap-1 border-t border-line pt-3`}>
        <p className={tw`text-sm text-quiet`}>{correction.takeBackLead}</p>
        <Button onClick={() => add(true)}>{correction.takeBack}</Button>
      </div>
    </section>
  );
}
