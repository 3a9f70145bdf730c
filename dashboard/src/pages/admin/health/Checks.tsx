import type { HealthCheck } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { checkWords, healthWords, stateWords } from "../../../content/admin/health.ts";
import { Facts } from "./Facts.tsx";
import { Part } from "./Part.tsx";
import { StateWord } from "./StateWord.tsx";
import { mostUrgentFirst } from "./urgency.ts";

/** Every check: its state, what that means, and which settings change it. */
export function Checks({ checks, now }: { readonly checks: readonly HealthCheck[]; readonly now: Date }) {
  return (
    <Part title={healthWords.checks}>
      <ul className={tw`flex flex-col border-b border-line`}>
        {mostUrgentFirst(checks).map((check) => (
          <li key={check.name} className={tw`flex flex-col gap-2 border-t border-line py-4`}>
            <div className={tw`flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1`}>
              <h3 className={tw`font-medium`}>{checkWords[check.name].title}</h3>
              <StateWord state={check.state} word={stateWords[check.state]} />
            </div>
            <p className={tw`max-w-text`}>{checkWords[check.name][check.state]}</p>
            <Facts facts={check.facts} now={now} />
            {check.settings.length > 0 ? (
              <p className={`dash-breakable ${tw`max-w-text text-sm`}`}>
                {healthWords.settings(check.settings)}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Part>
  );
}
