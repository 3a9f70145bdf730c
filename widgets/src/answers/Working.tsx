import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useEffect, useState } from "react";
import { Spinner } from "./Spinner.tsx";
import { answerWords } from "./words.ts";

interface Props {
  /** What is being done, as the tool says it: "Thinking…". */
  readonly label?: string;
  readonly onCancel: () => void;
  /** False where the button that was pressed turns already. */
  readonly hasSpinner?: boolean;
}

/** That it is under way, that it still is after a while, and the way out. */
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

/** Milliseconds after which somebody who waits wonders whether it goes on. */
const long = 8000;
