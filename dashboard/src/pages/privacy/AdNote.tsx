import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { queryClient } from "../../app/account/queryClient.ts";
import { adChoice } from "../../app/analytics/advertising.ts";
import type { Choice } from "../../app/analytics/choice.ts";
import { forgetGoogle } from "../../app/analytics/forgetGoogle.ts";
import { publicConfigQuery } from "../../app/paying/publicConfig.ts";
import { useHydrated } from "../../app/useHydrated.ts";
import { adNote } from "../../content/advertising.ts";

/** Whether this site uses an advertising tag; where it does, what this browser has answered, and a way to change it. */
export function AdNote() {
  const { data, isError } = useQuery(publicConfigQuery, queryClient);
  const isHydrated = useHydrated();
  const isOn = data !== undefined && data.advertisingTag !== null;
  const isRefused = isHydrated && navigator.globalPrivacyControl === true;
  return (
    <div className={tw`max-w-text border-l-4 border-mark pl-4 min-h-[3.5rem] flex flex-col gap-3`}>
      {data ? (
        <p>{isOn ? adNote.on : adNote.off}</p>
      ) : (
        <p className={tw`text-quiet`}>{isError ? adNote.failed : adNote.waiting}</p>
      )}
      {isOn && isRefused ? <p>{adNote.signal}</p> : null}
      {isOn && !isRefused ? <Answer /> : null}
    </div>
  );
}

function Answer() {
  const choice = useSyncExternalStore(adChoice.subscribe, adChoice.read, () => null);
  const answer = (given: Choice) => {
    adChoice.keep(given);
    if (given === "no") forgetGoogle();
  };
  return (
    <fieldset className={tw`flex flex-col gap-3`}>
      <legend className={tw`sr-only`}>{adNote.change}</legend>
      <p role="status">{adNote.answers[choice ?? "none"]}</p>
      <div className={tw`flex flex-wrap gap-3`}>
        {choice === "yes" ? null : <Button onClick={() => answer("yes")}>{adNote.sayYes}</Button>}
        {choice === "no" ? null : <Button onClick={() => answer("no")}>{adNote.sayNo}</Button>}
      </div>
    </fieldset>
  );
}
