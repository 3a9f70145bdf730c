import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook } from "@iep-insider/sdk/ui";
import type { ReactNode } from "react";
import { newerWords, offlineWords } from "../../content/offline.ts";
import { SiteLink } from "../SiteLink.tsx";

interface Props {
  /** Otherwise a newer version is ready. Without a connection nothing is offered to load. */
  readonly isOffline: boolean;
  readonly onLater: () => void;
}

/** Where there is no connection, one line that unfolds: in a meeting the screen is for the page. */
export default function Notices({ isOffline, onLater }: Props) {
  return (
    <div role="status" className={tw`border-b border-line bg-wash print:hidden`}>
      <div className={tw`mx-auto w-full max-w-page px-5 sm:px-8`}>
        {isOffline ? <Offline /> : <Newer onLater={onLater} />}
      </div>
    </div>
  );
}

function Offline() {
  return (
    <details>
      <summary className={tw`min-h-[2.75rem] py-2 font-semibold cursor-pointer`}>
        {offlineWords.title}
      </summary>
      <div className={tw`flex flex-col gap-3 pb-4 max-w-text`}>
        <Told lead={offlineWords.works} lines={offlineWords.working}>
          <p className={tw`flex flex-wrap gap-3 pt-3`}>
            <SiteLink to="/advanced-tools" className={buttonLook.plain}>
              {offlineWords.tools}
            </SiteLink>
            <SiteLink to="/case" className={buttonLook.plain}>
              {offlineWords.case}
            </SiteLink>
          </p>
        </Told>
        <Told lead={offlineWords.waits} lines={offlineWords.waiting} />
      </div>
    </details>
  );
}

function Told(props: {
  readonly lead: string;
  readonly lines: readonly string[];
  readonly children?: ReactNode;
}) {
  return (
    <div>
      <p>{props.lead}</p>
      <ul className={tw`list-disc pl-6`}>
        {props.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {props.children}
    </div>
  );
}

function Newer({ onLater }: Pick<Props, "onLater">) {
  return (
    <div className={tw`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2`}>
      <p>
        <strong>{newerWords.title}</strong> {newerWords.text}
      </p>
      <p className={tw`flex flex-wrap gap-3`}>
        <Button onClick={() => window.location.reload()}>{newerWords.load}</Button>
        <Button kind="plain" onClick={onLater}>
          {newerWords.later}
        </Button>
      </p>
    </div>
  );
}
