import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useEffect, useState } from "react";
import { Spinner } from "./Spinner.tsx";
import { answerWords } from "./words.ts";

interface Props {
  /** The tool's own label: "Thinking…". */
  readonly label?: string;
  readonly onCancel: () => void;
  /** False if the clicked button already has one. */
  readonly hasSpinner?: boolean;
}

/** Progress, a note after a while, and a button to cancel. */
export function Working({ label = answerWords.working, onCancel, hasSpinner = true }: Props) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), long);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={tw`flex flex-wrap items-center gap-3`}>
      <p role="status" className={tw`flex items-center gap-2`}>
        {hasSpinner ? <Spinner /> : null}
        {isLong ? answerWords.stillWorking : label}
      </p>
      <Button onClick={onCancel}>{answerWords.cancel}</Button>
    </div>
  );
}

/** In milliseconds, until the note. */
const long = 8000;
