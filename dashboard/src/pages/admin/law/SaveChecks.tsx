import { tw } from "@iep-insider/sdk/theme";
import { Button, FieldError } from "@iep-insider/sdk/ui";
import { useId, useState } from "react";
import { saveJson } from "../../../app/saveJson.ts";
import { lawWords } from "../../../content/admin/law.ts";
import { lawCalls } from "./lawCalls.ts";

/** Saves the checks that no release has taken over as the file that `npm run law -- checks` reads. */
export function SaveChecks() {
  const id = useId();
  const [step, setStep] = useState<"rest" | "busy" | "failed" | "none">("rest");
  async function run() {
    setStep("busy");
    try {
      const saved = await lawCalls.listLawChecks();
      if (saved.checks.length === 0) return setStep("none");
      saveJson(saved, lawWords.checksFile(new Date().toISOString().slice(0, 10)));
      setStep("rest");
    } catch {
      setStep("failed");
    }
  }
  return (
    <div className={tw`flex flex-col gap-1`}>
      <Button disabled={step === "busy"} onClick={() => void run()}>
        {step === "busy" ? lawWords.savingChecks : lawWords.saveChecks}
      </Button>
      {step === "failed" ? <FieldError id={id}>{lawWords.checksFailed}</FieldError> : null}
      {step === "none" ? <p role="status">{lawWords.noChecks}</p> : null}
    </div>
  );
}
