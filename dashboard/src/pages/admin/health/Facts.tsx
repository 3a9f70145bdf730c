import type { HealthFact } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";
import { factWords, healthWords } from "../../../content/admin/health.ts";
import { When } from "../kit/When.tsx";

const figures = new Intl.NumberFormat("en-US");

/** What is known of a check, each under its name. */
export function Facts({ facts, now }: { readonly facts: readonly HealthFact[]; readonly now: Date }) {
  return (
    <dl className={tw`flex flex-wrap gap-x-6 gap-y-1 text-sm`}>
      {facts.map((fact) => (
        <div key={fact.name} className={tw`flex flex-wrap gap-x-2 min-w-0`}>
          <dt className={tw`text-quiet`}>{factWords[fact.name]}</dt>
          <dd className={tw`min-w-0 break-words`}>{shown(fact, now)}</dd>
        </div>
      ))}
    </dl>
  );
}

function shown({ name, value }: HealthFact, now: Date): ReactNode {
  if (value === null) return healthWords.none;
  if (name === "last_event") return <When at={String(value)} now={now} />;
  // A port is a name made of digits.
  return typeof value === "number" && name !== "port" ? figures.format(value) : value;
}
