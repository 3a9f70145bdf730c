import type { CaseRecord } from "@iep-insider/sdk/case";
import { useToolHost } from "@iep-insider/sdk/host";
import { dayInWords } from "@iep-insider/sdk/law";
import type { Found, Service } from "@iep-insider/sdk/school-documents";
import { type ComparedService, compareServices } from "@iep-insider/sdk/school-documents/weak-points";
import { tw } from "@iep-insider/sdk/theme";
import { Select } from "@iep-insider/sdk/ui";
import { useEffect, useState } from "react";
import { compareWords as words } from "./resultContent.ts";
import { amountOf } from "./shapes.ts";

interface Props {
  readonly services: readonly Found<Service>[];
  /** The services of the older IEP; null for none. */
  readonly onChosen: (older: readonly Service[] | null) => void;
}

/** The services of this IEP beside those of one that the parent keeps in the case: what was cut comes first. */
export function Compare({ services, onChosen }: Props) {
  const { case: store } = useToolHost();
  const [kept, setKept] = useState<readonly CaseRecord<"document">[]>([]);
  const [chosen, setChosen] = useState("");
  useEffect(() => {
    if (!store) return;
    let isHere = true;
    const look = () =>
      void store.list("document").then((documents) => {
        if (isHere) setKept(documents.filter(({ value }) => value.findings.iep !== null));
      });
    look();
    const leave = store.subscribe(look);
    return () => {
      isHere = false;
      leave();
    };
  }, [store]);
  const servicesIn = (id: string) =>
    kept.find((one) => one.id === id)?.value.findings.iep?.services.map(({ value }) => value) ?? null;
  const choose = (id: string) => {
    setChosen(id);
    onChosen(servicesIn(id));
  };
  if (kept.length === 0) return null;
  const older = servicesIn(chosen);
  return (
    <section className={tw`flex flex-col gap-3 max-w-text`}>
      <h3 className={tw`text-lg font-heading`}>{words.title}</h3>
      <p>{words.lead}</p>
      <Select
        label={words.label}
        none={words.none}
        options={kept.map(({ id, value }) => ({
          id,
          label: words.kept(value.name, dayInWords(value.readOn)),
        }))}
        value={chosen}
        isMarked={false}
        onChange={choose}
      />
      {older ? (
        <ul className={tw`flex flex-col gap-3`}>
          {compareServices(
            older,
            services.map(({ value }) => value),
          ).map((compared) => (
            <Row key={`${compared.change} ${compared.name} ${amount(compared.before)}`} compared={compared} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Row({ compared: { name, before, now, change } }: { readonly compared: ComparedService }) {
  return (
    <li className={change === "gone" || change === "less" ? looks.cut : looks.other}>
      <p className={tw`font-semibold`}>
        {name}: {words.changes[change]}
      </p>
      <p>
        {words.before}: {amount(before)}
      </p>
      <p>
        {words.now}: {amount(now)}
      </p>
    </li>
  );
}

function amount(service: Service | null): string {
  return service ? amountOf(service) || words.notSaid : words.notThere;
}

const looks = {
  cut: tw`flex flex-col border-l-4 pl-3 border-caution`,
  other: tw`flex flex-col border-l-4 pl-3 border-line`,
} as const;
