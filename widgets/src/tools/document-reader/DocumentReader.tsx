import { useOpening, useToolHost } from "@iep-insider/sdk/host";
import type { DocumentKind } from "@iep-insider/sdk/school-documents";
import { useEffect, useMemo, useRef, useState } from "react";
import { drawPage, type ReadDocument, type ReadSource } from "../../document-reader/index.ts";
import { later, WhenOpen } from "../../later/index.ts";
import { useFocusOnNewScreen } from "../../screens/index.ts";
import { ChooseDocument } from "./ChooseDocument.tsx";
import { documentFrom, type OpenedDocument } from "./draft.ts";
import type { DrawPage } from "./ShowPage.tsx";
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
  const [files, setFiles] = useState<readonly Blob[] | null>(null);
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
  /** Pages are drawn from the files, which are here until the page is left: no draft holds them. */
  const draw = useMemo<DrawPage>(
    () => (files ? (page, signal) => drawPage({ files, drawn: page }, signal) : null),
    [files],
  );
  const open = async (source: ReadSource<Blob>, name: string) => {
    track("tool_start", "document-reader");
    const opened = await read(source);
    if (!opened) return;
    result.fetch();
    setFiles("files" in source && hasPages(opened) ? source.files : null);
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
    setFiles(null);
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
            <result.Screen document={document} draw={draw} onChange={keep} onAnother={startOver} />
          </forThis.Screen>
        </WhenOpen>
      ) : null}
    </div>
  );
}

/** A Word file and text have no pages to be drawn. */
function hasPages({ reading: { text } }: ReadDocument): boolean {
  return text.source === "pdf" || text.source === "scan";
}
