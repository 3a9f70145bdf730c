import { dateOf, nameInSentence, type StateCode, type StateRecord } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Card, Notice } from "@iep-insider/sdk/ui";
import { useEffect, useMemo } from "react";
import { DocumentActions, reportFormat } from "../../documents/index.ts";
import type { Loaded } from "../../later/index.ts";
import { Fold } from "../../result/index.ts";
import { ContactView, FactLabel, type FactShown, FactView, useStateRecord } from "../../state-facts/index.ts";
import { cardWords as words } from "./cardContent.ts";
import { type StateCardShown, stateCardShown, stateReport } from "./report.ts";

export interface StatePartProps {
  readonly code: StateCode;
  /** Called with the loading status, for the announcement. */
  readonly onStatus: (status: Exclude<Loaded<StateRecord>["status"], "none">, code: StateCode) => void;
}

/** The chosen state's card. The previous card stays until the next one has loaded. */
export function StatePart({ code, onStatus }: StatePartProps) {
  const { status, value: record, retry } = useStateRecord(code);
  useEffect(() => {
    if (status !== "none") onStatus(status, code);
  }, [status, code, onStatus]);

  if (status === "failed")
    return (
      <Notice tone="stop" role="alert" title={words.failed}>
        <p>{words.nothingLost}</p>
        <p>
          <Button onClick={retry}>{words.retry}</Button>
        </p>
      </Notice>
    );
  return record ? <StateCard record={record} /> : null;
}

function StateCard({ record }: { readonly record: StateRecord }) {
  const today = dateOf(new Date());
  const card = useMemo(() => stateCardShown(record, today), [record, today]);
  const document = useMemo(() => stateReport(record, today), [record, today]);
  return (
    <Card className={tw`flex flex-col gap-4`}>
      <div className={tw`flex flex-col gap-2`}>
        <h3 className={tw`text-lg`}>{words.title(nameInSentence(record.code))}</h3>
        <p className={tw`max-w-text text-sm text-quiet`}>{words.lead}</p>
      </div>
      <div>
        {withNumbersFirst(card.facts).map((fact) => (
          <Fold level={4} key={fact.title} title={fact.title} short={<FactInShort fact={fact} />}>
            <FactView fact={fact} />
          </Fold>
        ))}
        <Fold level={4} title={card.center.title}>
          <ContactView contact={card.center} />
        </Fold>
        <Fold level={4} title={card.agency.title}>
          <ContactView contact={card.agency} />
        </Fold>
        <Fold level={4} title={card.links.title}>
          <LinksView links={card.links} />
        </Fold>
      </div>
      <DocumentActions document={document} format={reportFormat} labels={words} />
    </Card>
  );
}

function withNumbersFirst(facts: readonly FactShown[]): readonly FactShown[] {
  return [...facts.filter(({ time }) => time), ...facts.filter(({ time }) => !time)];
}

/** A folded fact: its number, and how sure each part is. */
function FactInShort({ fact }: { readonly fact: FactShown }) {
  return (
    <span className={tw`flex flex-wrap items-baseline gap-x-3 pl-5`}>
      {fact.time ? <span>{fact.time}</span> : null}
      {fact.parts.map(({ law, label }) =>
        label ? (
          <span key={law}>
            {law ? <span className={tw`text-sm text-quiet`}>{law}: </span> : null}
            <FactLabel label={label} />
          </span>
        ) : null,
      )}
    </span>
  );
}

function LinksView({ links }: { readonly links: StateCardShown["links"] }) {
  return (
    <>
      <ul className={tw`flex flex-col gap-2`}>
        {links.items.map(({ text, address, remark }) => (
          <li key={text}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
            {remark ? <span className={tw`block text-sm text-quiet`}>{remark}</span> : null}
          </li>
        ))}
      </ul>
      {links.notes.map((note) => (
        <p key={note} className={tw`text-sm text-quiet`}>
          {note}
        </p>
      ))}
    </>
  );
}
