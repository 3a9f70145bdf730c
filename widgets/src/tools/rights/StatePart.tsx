import { dateOf, type StateCode, type StateRecord, stateNames } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Card, Notice } from "@iep-insider/sdk/ui";
import { useEffect, useMemo } from "react";
import { DocumentActions, reportFormat } from "../../documents/index.ts";
import type { Loaded } from "../../later/index.ts";
import { ContactView, FactView, useStateRecord } from "../../state-facts/index.ts";
import { cardWords as words } from "./cardContent.ts";
import { type StateCardShown, stateCardShown, stateReport } from "./report.ts";

export interface StatePartProps {
  readonly code: StateCode;
  /** Told how far the state has come, to be said aloud. */
  readonly onStatus: (status: Exclude<Loaded<StateRecord>["status"], "none">, code: StateCode) => void;
}

/** The card of the chosen state. Until the next one has come, the one before stands. */
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
    <Card className={tw`flex flex-col gap-6`}>
      <div className={tw`flex flex-col gap-3`}>
        <h3 className={tw`text-lg`}>{words.title(stateNames[record.code])}</h3>
        <p className={tw`max-w-text`}>{words.lead}</p>
        <DocumentActions document={document} format={reportFormat} labels={words} />
      </div>
      {card.facts.map((fact) => (
        <section key={fact.title} className={topic}>
          <h4 className={topicTitle}>{fact.title}</h4>
          <FactView fact={fact} />
        </section>
      ))}
      <section className={topic}>
        <h4 className={topicTitle}>{card.agency.title}</h4>
        <ContactView contact={card.agency} />
      </section>
      <section className={topic}>
        <h4 className={topicTitle}>{card.links.title}</h4>
        <LinksView links={card.links} />
      </section>
      <section className={topic}>
        <h4 className={topicTitle}>{card.center.title}</h4>
        <ContactView contact={card.center} />
      </section>
    </Card>
  );
}

function LinksView({ links }: { readonly links: StateCardShown["links"] }) {
  return (
    <>
      <ul className={tw`flex flex-col gap-2`}>
        {links.items.map(({ text, address, remarks }) => (
          <li key={text}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
            <span className={tw`block text-sm text-quiet`}>{remarks}</span>
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

const topic = tw`flex flex-col gap-1 max-w-text border-t border-line pt-4`;
const topicTitle = tw`font-semibold`;
