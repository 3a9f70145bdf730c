import { dateOf, type StateCode } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { ContactView, centerShown, useStateRecord } from "../state-facts/index.ts";
import { endWords as words } from "./endWords.ts";

/**
 * The state's parent center, which helps for free. All states load as one file, so that no request reveals the choice.
 */
export function ParentCenter({ state }: { readonly state: StateCode | "" }) {
  const { status, value: record, retry } = useStateRecord(state === "" ? null : state);
  const center = record ? centerShown(record, dateOf(new Date())) : null;
  return (
    <section className={tw`flex flex-col gap-1 max-w-text`}>
      <h3 className={tw`text-lg`}>{words.centerTitle}</h3>
      {state === "" ? <p>{words.noState}</p> : null}
      {status === "loading" && !center ? <p role="status">{words.centerLoading}</p> : null}
      {status === "failed" ? (
        <>
          <p role="alert">{words.centerFailed}</p>
          <p>
            <Button onClick={retry}>{words.retry}</Button>
          </p>
        </>
      ) : null}
      {center && status !== "failed" ? <ContactView contact={center} /> : null}
    </section>
  );
}
