import { useOpening, useToolHost } from "@iep-insider/sdk/host";
import type { DocumentKind } from "@iep-insider/sdk/school-documents";
import { useEffect, useRef, useState } from "react";
import type { ReadSource } from "../../document-reader/index.ts";
import { later, WhenOpen } from "../../later/index.ts";
import { useFocusOnNewScreen } from "../../screens/index.ts";
import { ChooseDocument } from "./ChooseDocument.tsx";
import { documentFrom, type OpenedDocument } from "./draft.ts";
import { useReading } from "./useReading.tsx";
import { WhatWasFound } from "./WhatWasFound.tsx";

const result = later(
  () => import("./ResultScreen.tsx"),
  (part) => part.ResultScreen,
);

const forThis = later(
  () => import("./ForThisDocument.tsx"),
  (part) => part.ForThisDocument,
);

/** The document reader. Runs on the device; needs a host. */
export function DocumentReader() {
  const { drafts, track } = useToolHost();
  const { isOpen } = useOpening();
  const [document, setDocument] = useState<OpenedDocument | null>(null);
  const [wantsAll, setWantsAll] = useState(false);
  const { state, read, stop } = useReading();
  const screen = useRef<HTMLDivElement>(null);
  const isBegun = useRef(false);
  const stage = !document ? "choose" : wantsAll ? "result" : "found";
  useFocusOnNewScreen(screen, stage);

  // After the first render, which must match the server's, and once.
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const kept = documentFrom(drafts?.read("document-reader"));
    if (kept) setDocument(kept);
  }, [drafts]);
  const isShown = stage === "result" && isOpen;
  useEffect(() => {
    if (isShown) track("tool_complete", "document-reader");
  }, [isShown, track]);

  const keep = (next: OpenedDocument) => {
    setDocument(next);
    drafts?.write("document-reader", next);
  };
  const open = async (source: ReadSource<Blob>, name: string) => {
    track("tool_start", "document-reader");
    const opened = await read(source);
    if (!opened) return;
    result.fetch();
    forThis.fetch();
    keep({ ...opened, name, removed: [] });
  };
  const readAs = async (kind: DocumentKind) => {
    if (!document) return;
    const again = await read({ again: document.reading, kind });
    if (again) keep({ ...document, ...again, removed: [] });
  };
  const startOver = () => {
    drafts?.clear("document-reader");
    setWantsAll(false);
    setDocument(null);
  };

  return (
    <div ref={screen}>
      {!document ? <ChooseDocument state={state} onOpen={open} onStop={stop} /> : null}
      {document && stage === "found" ? (
        <WhatWasFound
          document={document}
          state={state}
          onKind={readAs}
          onShow={() => setWantsAll(true)}
          onAnother={startOver}
        />
      ) : null}
      {document && stage === "result" ? (
        <WhenOpen onBack={() => setWantsAll(false)}>
          <forThis.Screen text={document.reading.text} onBack={() => setWantsAll(false)}>
            <result.Screen document={document} onChange={keep} onAnother={startOver} />
          </forThis.Screen>
        </WhenOpen>
      ) : null}
    </div>
  );
}
