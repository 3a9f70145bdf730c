import { laterConsentFact, type StateCode, stateNames } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { ContactView, centerShown, FactView, factShown, loadRecord } from "../../state-facts/index.ts";
import type { StateShown } from "./report.ts";

// Loads when a state is chosen, with the code that puts a state's facts into words.

/**
 * What the result says of a state. @param today `YYYY-MM-DD`
 * @throws when the file of all states fails to load.
 */
export async function loadState(code: StateCode, today: string): Promise<StateShown> {
  const record = await loadRecord(code);
  return {
    name: stateNames[code],
    consent: factShown(laterConsentFact(record), today),
    center: centerShown(record, today),
  };
}

/** The state's rule on a later IEP, and who helps there for free. */
export function StateFacts({ shown: { consent, center } }: { readonly shown: StateShown }) {
  return (
    <>
      <h4>{consent.title}</h4>
      <div className={tw`flex flex-col gap-1`}>
        <FactView fact={consent} />
      </div>
      <h4>{center.title}</h4>
      <div className={tw`flex flex-col gap-1`}>
        <ContactView contact={center} />
      </div>
    </>
  );
}
