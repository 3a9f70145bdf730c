import { tw } from "@iep-insider/sdk/theme";
import { Button, FieldError } from "@iep-insider/sdk/ui";
import { useId, useState } from "react";
import { csvWords } from "../../../content/admin/kit.ts";
import { downloadCsv } from "./downloadCsv.ts";

interface Props {
  /** Of the call that answers with the file. */
  readonly path: string;
  /** What the file is to hold: the filters that are set. */
  readonly query: Readonly<Record<string, string>>;
  /** Where a screen has more than one file. */
  readonly label?: string;
}

/** Saves what a list shows, all pages of it, as a file for a spreadsheet. */
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
