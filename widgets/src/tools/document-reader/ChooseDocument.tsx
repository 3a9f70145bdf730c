import { tw } from "@iep-insider/sdk/theme";
import { Button, Field, Notice, Progress } from "@iep-insider/sdk/ui";
import { type DragEvent, useRef, useState } from "react";
import type { ReadingProgress, ReadSource } from "../../document-reader/index.ts";
import { Fold } from "../../result/index.ts";
import { problemWords, readerWords as words } from "./content.ts";
import type { ReadingState } from "./useReading.tsx";

interface Props {
  readonly state: ReadingState;
  readonly onOpen: (source: ReadSource<Blob>, name: string) => void;
  readonly onStop: () => void;
}

/** The first screen: choose or drop a file, take photos, or paste; then how far reading is. */
export function ChooseDocument({ state, onOpen, onStop }: Props) {
  const [isOver, setOver] = useState(false);
  const openFiles = (files: readonly File[]) => {
    const [first] = files;
    if (first) onOpen({ files }, first.name);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    openFiles([...event.dataTransfer.files]);
  };
  return (
    <div className={tw`flex flex-col gap-4`}>
      <h2 tabIndex={-1} className={tw`text-xl wide:text-2xl font-heading`}>
        {words.title}
      </h2>
      <p className={tw`max-w-text`}>{words.lead}</p>
      <p className={tw`max-w-text font-semibold`}>{words.private}</p>
      <Outcome state={state} />
      {state.status === "reading" ? (
        <InProgress progress={state.progress} onStop={onStop} />
      ) : (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is beside the button that does the same */}
          <div
            className={`${tw`flex flex-col items-start gap-3 rounded border border-dashed p-4`} ${isOver ? tw`border-fill bg-wash` : tw`border-outline`}`}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <FileButton kind="primary" label={words.file} accept={accepted} isMany onFiles={openFiles} />
            <p className={tw`text-quiet`}>{words.fileHint}</p>
          </div>
          <Photos onRead={(photos) => onOpen({ files: photos }, words.camera)} />
          <Paste onRead={(pasted) => onOpen({ pasted }, words.pasteLabel)} />
        </>
      )}
    </div>
  );
}

const accepted = ".pdf,.docx,.txt,application/pdf,text/plain,image/jpeg,image/png,image/webp";

function Outcome({ state }: Pick<Props, "state">) {
  if (state.status === "stopped") return <p role="status">{words.stopped}</p>;
  if (state.status !== "failed") return null;
  const { title, what } = problemWords[state.problem];
  return (
    <Notice tone="stop" role="alert" title={title}>
      <p>{what}</p>
    </Notice>
  );
}

function InProgress({
  progress,
  onStop,
}: {
  readonly progress: ReadingProgress | null;
  readonly onStop: () => void;
}) {
  const label = labelOf(progress);
  return (
    <div className={tw`flex flex-col items-start gap-3`}>
      <div className={tw`w-full`} role="status">
        {progress && progress.of > 0 ? (
          <Progress value={Math.max(0, progress.page - 1)} of={progress.of} label={label} />
        ) : (
          <p>{label}</p>
        )}
      </div>
      <Button onClick={onStop}>{words.stop}</Button>
    </div>
  );
}

function labelOf(progress: ReadingProgress | null): string {
  if (!progress || progress.stage === "loading") return words.loading;
  if (progress.stage === "recognizing") return words.recognizing(progress.page, progress.of);
  return progress.of > 0 ? words.readingPage(progress.page, progress.of) : words.reading;
}

interface FileButtonProps {
  readonly kind: "primary" | "plain";
  readonly label: string;
  readonly accept: string;
  readonly isMany?: boolean;
  readonly isCamera?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A file field behind a button, which every screen reader and keyboard knows. */
function FileButton({ kind, label, accept, isMany = false, isCamera = false, onFiles }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        accept={accept}
        multiple={isMany}
        {...(isCamera ? { capture: "environment" as const } : {})}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // So that choosing the same file once more counts.
          currentTarget.value = "";
          onFiles(files);
        }}
      />
      <Button kind={kind} onClick={() => field.current?.click()}>
        {label}
      </Button>
    </>
  );
}

/** A camera takes one picture at a time, and a document has several pages. */
function Photos({ onRead }: { readonly onRead: (photos: readonly File[]) => void }) {
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const camera = (label: string) => (
    <FileButton
      kind="plain"
      label={label}
      accept="image/*"
      isCamera
      onFiles={(more) => setPhotos((before) => [...before, ...more])}
    />
  );
  if (photos.length === 0) return <div>{camera(words.camera)}</div>;
  return (
    <div className={tw`flex flex-col items-start gap-3`}>
      <p role="status">{words.photos(photos.length)}</p>
      <div className={tw`flex flex-wrap gap-3`}>
        <Button kind="primary" onClick={() => onRead(photos)}>
          {words.readPhotos}
        </Button>
        {camera(words.anotherPhoto)}
        <Button kind="quiet" onClick={() => setPhotos([])}>
          {words.dropPhotos}
        </Button>
      </div>
    </div>
  );
}

function Paste({ onRead }: { readonly onRead: (text: string) => void }) {
  const [text, setText] = useState("");
  const [isRefused, setRefused] = useState(false);
  return (
    <Fold title={words.paste}>
      <Field
        label={words.pasteLabel}
        required
        rows={8}
        value={text}
        onChange={setText}
        error={isRefused && text.trim() === "" ? words.pasteFirst : undefined}
      />
      <div>
        <Button onClick={() => (text.trim() === "" ? setRefused(true) : onRead(text))}>
          {words.readPasted}
        </Button>
      </div>
    </Fold>
  );
}
