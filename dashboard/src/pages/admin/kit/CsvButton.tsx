import { tw } from "@iep-insider/sdk/theme";
import { Button, FieldError } from "@iep-insider/sdk/ui";
import { useId, useState } from "react";
import { noticeFactorNeeded } from "../../../app/factorNeeded.ts";
import { saveFile } from "../../../app/saveFile.ts";
import { session } from "../../../app/session.ts";
import { csvWords } from "../../../content/admin/kit.ts";

interface Props {
  /** Of the call that responds with the file. */
  readonly path: string;
  /** The filters that are set. */
  readonly query: Readonly<Record<string, string>>;
  /** For a screen with more than one file. */
  readonly label?: string;
}

/** Downloads all pages of a list as CSV. */
export function CsvButton({ path, query, label = csvWords.button }: Props) {
  const id = useId();
  const [step, setStep] = useState<"rest" | "busy" | "failed">("rest");
  async function run() {
    setStep("busy");
    setStep(
      await downloadCsv(path, query).then(
        () => "rest" as const,
        () => "failed" as const,
      ),
    );
  }
  return (
    <div className={tw`flex flex-col gap-1`}>
      <Button disabled={step === "busy"} onClick={() => void run()}>
        {step === "busy" ? csvWords.busy : label}
      </Button>
      {step === "failed" ? <FieldError id={id}>{csvWords.failed}</FieldError> : null}
    </div>
  );
}

/**
 * Downloads a file as the signed-in operator. A plain link cannot, because scripts send the session token.
 * @throws when the server refuses or breaks off, so that half a file is never saved.
 */
async function downloadCsv(path: string, query: Readonly<Record<string, string>>): Promise<void> {
  const token = session.read();
  const response = await fetch(`${path}?${new URLSearchParams(query)}`, {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
  });
  if (!response.ok) {
    const refused = (await response.json().catch(() => null)) as { readonly code?: string } | null;
    noticeFactorNeeded(refused?.code);
    throw new Error(`The file was refused: ${response.status}.`);
  }
  saveFile(await response.blob(), nameOf(response));
}

function nameOf(response: Response): string {
  const named = /filename="([\w.-]+)"/.exec(response.headers.get("Content-Disposition") ?? "");
  return named?.[1] ?? "list.csv";
}
