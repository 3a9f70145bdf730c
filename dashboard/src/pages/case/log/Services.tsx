import { type LogItem, type MinutesRow, serviceMinutes } from "@iep-insider/sdk/case/log";
import { useToolHost } from "@iep-insider/sdk/host";
import { dateOf } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { caseStore } from "../../../app/host/caseStore.ts";
import { promiseInWords, serviceWords as words } from "../../../content/evidenceLog.ts";
import { PageSection } from "../../../text/PageSection.tsx";
import { periodInWords } from "./inWords.ts";
import { makeUpLetter } from "./letters.ts";
import { ServiceForm } from "./ServiceForm.tsx";
import type { PromisedService } from "./useLog.ts";

interface Props {
  readonly items: readonly LogItem[];
  readonly services: readonly PromisedService[];
}

/** Promised services, and the minutes that were given by the log. */
export function Services({ items, services }: Props) {
  const { handOff } = useToolHost();
  const promised = services.map(({ service }) => service);
  const rows = serviceMinutes(promised, items, dateOf(new Date()));
  return (
    <PageSection title={words.title} lead={words.lead}>
      {services.length > 0 ? (
        <div className={tw`flex flex-col gap-2`}>
          <h3 className={tw`font-semibold`}>{words.promised}</h3>
          <ul className={tw`flex flex-col`}>
            {services.map((one) => (
              <Promised key={one.id ?? one.service.name} {...one} />
            ))}
          </ul>
        </div>
      ) : null}
      <ServiceForm />
      {rows.length > 0 ? (
        <>
          <MinutesTable rows={rows} />
          <p className={tw`text-sm text-quiet max-w-text`}>{words.note}</p>
          <div>
            <Button
              onClick={() =>
                handOff("letter-generator", { from: "case", answers: makeUpLetter(items, promised) })
              }
            >
              {words.letter}
            </Button>
          </div>
        </>
      ) : null}
    </PageSection>
  );
}

function Promised({ service, id }: PromisedService) {
  return (
    <li
      className={tw`flex flex-wrap items-center justify-between gap-x-4 min-h-[2.75rem] border-t border-line`}
    >
      <p className={tw`min-w-0 py-2 break-words`}>
        <span className={tw`font-medium`}>{service.name}</span>
        <span className={tw`text-quiet`}>: {promiseInWords(service)}</span>
        {id === null ? <span className={tw`block text-sm text-quiet`}>{words.fromDocument}</span> : null}
      </p>
      {id === null ? null : (
        <Button
          kind="quiet"
          aria-label={words.remove(service.name)}
          onClick={() => void caseStore.remove(id)}
        >
          {words.removeShort}
        </Button>
      )}
    </li>
  );
}

function MinutesTable({ rows }: { readonly rows: readonly MinutesRow[] }) {
  const { table } = words;
  const number = tw`py-2 pl-3 text-right align-top`;
  return (
    <table className={tw`w-full max-w-text text-left`}>
      <caption className={tw`text-left font-semibold pb-2`}>{table.caption}</caption>
      <thead className={tw`text-sm text-quiet`}>
        <tr>
          <th scope="col" className={tw`py-2 font-medium`}>
            {table.service}
          </th>
          {[table.promised, table.missed, table.given].map((title) => (
            <th key={title} scope="col" className={`${number} ${tw`font-medium`}`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.service} ${row.from}`} className={tw`border-t border-line`}>
            <th scope="row" className={tw`py-2 font-normal break-words`}>
              {row.service}
              <span className={tw`block text-sm text-quiet`}>{periodInWords(row)}</span>
            </th>
            <td className={number}>{row.promised ?? table.unknown}</td>
            <td className={number}>{row.missed}</td>
            <td className={number}>{row.given ?? table.unknown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
