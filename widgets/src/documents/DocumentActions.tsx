import { useToolHost } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { type ReactNode, useEffect, useState } from "react";
import { retryImport } from "../later/index.ts";
import { copyText } from "./copyText.ts";
import type { DocumentFormat, ToolDocument } from "./DocumentFormat.ts";
import { download, textFile } from "./download.ts";
import { print } from "./print.ts";
import { copiedTime, documentWords } from "./words.ts";

export interface DocumentActionsProps<Kind extends ToolDocument> {
  readonly document: Kind;
  readonly format: DocumentFormat<Kind>;
  /** From the specification: "Copy Results", "Download Results". */
  readonly labels: { readonly copy: string; readonly download: string };
  /** Called after copying, for a tool that also shows a toast. */
  readonly onCopied?: () => void;
  /** Makes printing the primary action of the screen. */
  readonly isPrintFirst?: boolean;
  /** More buttons for this kind of document, after the others. */
  readonly children?: ReactNode;
}

/**
 * Print, copy, Word, text file: all generated on the device from one document. Each button shows one word of its name.
 * Where the tool is narrow and they do not fit one row, "More" shows the last ones.
 */
export function DocumentActions<Kind extends ToolDocument>({
  document,
  format,
  labels,
  onCopied,
  isPrintFirst = false,
  children,
}: DocumentActionsProps<Kind>) {
  const { notify } = useToolHost();
  const [copied, setCopied] = useState(false);
  const [wordBusy, setWordBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isMore, setMore] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedTime);
    return () => clearTimeout(timer);
  }, [copied]);

  const fail = (title: string) => {
    setFailure(title);
    notify({ title, tone: "stop" });
  };
  const copy = async (button: Element) => {
    setFailure(null);
    if (!(await copyText(format.toText(document), button))) return fail(documentWords.copyFailed);
    setCopied(true);
    onCopied?.();
  };
  const downloadWord = async () => {
    setFailure(null);
    setWordBusy(true);
    try {
      const { toWord } = await loadWord();
      download(`${document.fileName}.docx`, await toWord(document));
    } catch {
      fail(documentWords.wordFailed);
    } finally {
      setWordBusy(false);
    }
  };

  const printIt = () => {
    setFailure(null);
    if (!print(format.toPage(document))) fail(documentWords.printFailed);
  };

  return (
    <div className={tw`flex flex-col gap-3`}>
      <div className={tw`flex flex-wrap gap-2`}>
        <Button kind={isPrintFirst ? "primary" : "quiet"} onClick={printIt}>
          {documentWords.print}
        </Button>
        <Button kind="quiet" onClick={(event) => copy(event.currentTarget)}>
          <span aria-live="polite">{copied ? documentWords.copied : <Label text={labels.copy} />}</span>
        </Button>
        <Button kind="quiet" onClick={downloadWord} disabled={wordBusy}>
          {wordBusy ? (
            documentWords.wordBusy
          ) : (
            <span>
              <span className="iep-unseen">{documentWords.downloadFor}</span> {documentWords.word}
            </span>
          )}
        </Button>
        {children ? (
          <Button
            kind="quiet"
            className={tw`wide:hidden`}
            aria-expanded={isMore}
            onClick={() => setMore(!isMore)}
          >
            {documentWords.more}
          </Button>
        ) : null}
        <div className={children && !isMore ? tw`hidden wide:contents` : tw`contents`}>
          <Button
            kind="quiet"
            onClick={() =>
              download(
                `${document.fileName}.txt`,
                textFile(
                  import.meta.env.IEP_LOCALE === "es" && format.toFile
                    ? format.toFile(document)
                    : format.toText(document),
                ),
              )
            }
          >
            <Label text={labels.download} />
          </Button>
          {children}
        </div>
      </div>
      {failure ? (
        <Notice tone="stop" role="alert">
          <p>{failure}</p>
        </Notice>
      ) : null}
    </div>
  );
}

/** "Copy Results", with only the first word visible. */
function Label({ text }: { readonly text: string }) {
  const [first, ...rest] = text.split(" ");
  return (
    <span>
      {first} <span className="iep-unseen">{rest.join(" ")}</span>
    </span>
  );
}

type Word = typeof import("./toWord.ts");

// Read during evaluation: a classic script cannot find its own URL later.
const script = import.meta.env.IEP_WORD_FILE ? import.meta.url : "";

let loading: Promise<Word> | null = null;

/** Loads the Word generator once. A failed load is not cached, so that a retry can work. */
function loadWord(): Promise<Word> {
  loading ??= importWord()
    .catch(retryImport<Word>)
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}

/** A self-contained script cannot be split; it finds the Word generator in the same folder. */
function importWord(): Promise<Word> {
  const file = import.meta.env.IEP_WORD_FILE;
  return file ? import(/* @vite-ignore */ new URL(file, script).href) : import("./toWord.ts");
}
