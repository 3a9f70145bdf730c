import {
  currentEntries,
  type LogItem,
  missedMinutes,
  owedMinutes,
  type Span,
} from "@iep-insider/sdk/case/log";
import { useToolHost } from "@iep-insider/sdk/host";
import type { Service } from "@iep-insider/sdk/school-documents";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Field } from "@iep-insider/sdk/ui";
import { useEffect, useState } from "react";
import { Fold } from "../../result/index.ts";
import { makeUpStart } from "./letterStart.ts";
import { minutesWords as words } from "./minutesContent.ts";
import { amountOf } from "./shapes.ts";

interface Props {
  readonly services: readonly OfPlan[];
  /** The day on which the plan starts; null where the document does not say. */
  readonly starts: string | null;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** A service of the plan. Its key stays the same while findings are corrected and taken out. */
interface OfPlan {
  readonly key: string;
  readonly service: Service;
}

/** What the plan owes in a time, beside what was given: by the case's log, or as the parent writes it. */
export function Minutes({ services, starts, today }: Props) {
  const { handOff } = useToolHost();
  const [from, setFrom] = useState(starts !== null && starts < today ? starts : "");
  const [to, setTo] = useState(today);
  const [weeksOff, setWeeksOff] = useState("");
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const items = useLogItems();
  const span: Span = { from, to, weeksOff: Number(weeksOff) };
  const isSpan = from !== "" && to !== "" && from <= to;
  const rows = services.map(({ key, service }): Compared => {
    const owed = isSpan ? owedMinutes(service, span) : null;
    const missed = isSpan ? missedMinutes(service, items, span) : null;
    const byLog = owed !== null && missed !== null ? Math.max(0, owed - missed) : null;
    const given = typed[key] ?? (byLog === null ? "" : String(byLog));
    const missing = owed !== null && given !== "" ? Math.max(0, owed - Number(given)) : null;
    return { key, service, owed, given, missing, isByLog: typed[key] === undefined && byLog !== null };
  });
  const lacking = rows.filter(({ missing }) => (missing ?? 0) > 0);
  const letter = () =>
    handOff("letter-generator", {
      from: "document-reader",
      answers: makeUpStart(
        lacking.map(({ service, owed, given, missing }) => ({
          service,
          owed: owed ?? 0,
          given: Number(given),
          missing: missing ?? 0,
        })),
        services.map(({ service }) => service),
        from,
        to,
      ),
    });
  return (
    <Fold title={words.title}>
      <p>{words.lead}</p>
      <div className={tw`grid gap-4 wide:grid-cols-3 items-end`}>
        <Field type="date" required label={words.from} value={from} onChange={setFrom} />
        <Field type="date" required label={words.to} value={to} onChange={setTo} />
        <Field
          label={words.weeksOff}
          value={weeksOff}
          maxLength={2}
          inputMode="numeric"
          onChange={(weeks) => setWeeksOff(digits(weeks))}
        />
      </div>
      {isSpan ? null : <p className={tw`text-quiet`}>{words.chooseTime}</p>}
      <ul className={tw`flex flex-col gap-4 pt-2`}>
        {rows.map((row) => (
          <li key={row.key} className={(row.missing ?? 0) > 0 ? looks.missing : looks.other}>
            <p className={tw`font-semibold`}>{row.service.name}</p>
            <p className={tw`text-quiet`}>{amountOf(row.service) || words.notSaid}</p>
            {row.owed === null ? (
              isSpan ? (
                <p>{words.cannotCount}</p>
              ) : null
            ) : (
              <>
                <p>{words.owed(row.owed)}</p>
                <Field
                  label={words.given(row.service.name)}
                  hint={row.isByLog ? words.byLog : undefined}
                  value={row.given}
                  maxLength={6}
                  inputMode="numeric"
                  onChange={(given) => setTyped((before) => ({ ...before, [row.key]: digits(given) }))}
                />
                <p role="status" className={tw`font-semibold`}>
                  {row.missing === null ? "" : row.missing > 0 ? words.missing(row.missing) : words.allGiven}
                </p>
              </>
            )}
          </li>
        ))}
      </ul>
      <p className={tw`text-sm text-quiet`}>{words.limits}</p>
      {lacking.length > 0 ? (
        <div>
          <Button onClick={letter}>{words.letter}</Button>
        </div>
      ) : null}
    </Fold>
  );
}

interface Compared extends OfPlan {
  /** Null where the plan's minutes cannot be counted over this time. */
  readonly owed: number | null;
  /** As it is in the field. */
  readonly given: string;
  readonly missing: number | null;
  readonly isByLog: boolean;
}

/** What the evidence log holds; [] where there is no case. */
function useLogItems(): readonly LogItem[] {
  const { case: store } = useToolHost();
  const [items, setItems] = useState<readonly LogItem[]>([]);
  useEffect(() => {
    let isHere = true;
    store
      ?.list("entry")
      .then((entries) => isHere && setItems(currentEntries(entries.map(({ value }) => value))))
      // A case that cannot be read now: the parent types what was given.
      .catch(() => {});
    return () => {
      isHere = false;
    };
  }, [store]);
  return items;
}

function digits(text: string): string {
  return text.replace(/\D/g, "");
}

const looks = {
  missing: tw`flex flex-col gap-1 border-l-4 pl-3 border-caution`,
  other: tw`flex flex-col gap-1 border-l-4 pl-3 border-line`,
} as const;
