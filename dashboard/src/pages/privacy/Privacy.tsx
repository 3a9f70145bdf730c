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
import { aiProviderWords } from "../../content/aiProvider.ts";
import { privacy } from "../../content/privacy.ts";
import { type ToolPrivacy, toolPrivacy, toolTable, type WhereItWorks } from "../../content/privacyTools.ts";
import { TextPage } from "../../text/TextPage.tsx";

export function Component() {
  return (
    <TextPage
      content={privacy}
      additions={{ tools: <ToolTable />, ai: <AiProviderNote />, ads: <AdNote /> }}
    />
  );
}

/** Whether this site uses an advertising tag; if so, this browser's answer, and a button to change it. */
function AdNote() {
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

/** Which company receives the AI tools' questions, if any. */
function AiProviderNote() {
  const { data, isError } = useQuery(publicConfigQuery, queryClient);
  if (!data)
    return <p className={tw`text-quiet`}>{isError ? aiProviderWords.failed : aiProviderWords.waiting}</p>;
  const { aiProvider } = data;
  return (
    <p className={tw`max-w-text border-l-4 border-mark pl-4`}>
      {aiProvider === null ? aiProviderWords.off : aiProviderWords.on(aiProvider)}
    </p>
  );
}

/** What each tool sends, those that work on the device first. Two columns fit the narrowest phone. */
function ToolTable() {
  return (
    <table className={tw`w-full text-left border-collapse`}>
      <thead>
        <tr className={tw`border-b-2 border-primary`}>
          <th scope="col" className={headCell}>
            {toolTable.tool}
          </th>
          <th scope="col" className={headCell}>
            {toolTable.leaves}
          </th>
        </tr>
      </thead>
      <Group works="device" />
      <Group works="sends" />
    </table>
  );
}

function Group({ works }: { readonly works: WhereItWorks }) {
  const { title, text } = toolTable.groups[works];
  return (
    <tbody>
      <tr className={tw`border-b border-line`}>
        <th scope="rowgroup" colSpan={2} className={tw`pt-6 pb-3 font-normal`}>
          <span className={tw`block font-heading text-lg font-semibold`}>{title}</span>
          <span className={tw`block max-w-text`}>{text}</span>
        </th>
      </tr>
      {toolPrivacy
        .filter((row) => row.works === works)
        .map((row) => (
          <Row key={row.tool.id} row={row} />
        ))}
    </tbody>
  );
}

function Row({ row: { tool, leaves } }: { readonly row: ToolPrivacy }) {
  return (
    <tr className={tw`border-b border-line`}>
      <th scope="row" className={`${cell} ${tw`w-2/5 font-semibold`}`}>
        {tool.title}
        <span className={tw`block text-sm font-normal text-quiet`}>{toolTable.open}</span>
      </th>
      <td className={cell}>{leaves}</td>
    </tr>
  );
}

const cell = tw`align-top py-3 pr-4`;
const headCell = tw`align-bottom py-2 pr-4 text-sm font-medium text-quiet`;
