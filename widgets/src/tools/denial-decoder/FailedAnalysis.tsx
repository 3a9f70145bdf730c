import { tw } from "@iep-insider/sdk/theme";
import { Button, Card } from "@iep-insider/sdk/ui";
import { failedWords, fallback } from "./failedContent.ts";
import { Head, NextSteps } from "./parts.tsx";

interface Props {
  /** What happened, and what it means for their money; null if shown elsewhere. */
  readonly sentence: string | null;
  readonly onAgain: () => void;
}

/** Without an analysis there is no verdict. Loaded with the form: without a network, nothing could be fetched later. */
export function FailedAnalysis({ sentence, onAgain }: Props) {
  return (
    <Card className={tw`flex flex-col gap-6`}>
      <Head note={failedWords.failedRestsOn} />
      <div role="alert" className={tw`flex flex-col gap-2 max-w-text`}>
        <p className={tw`font-semibold`}>{fallback.explanation}</p>
        {sentence ? <p>{sentence}</p> : null}
      </div>
      <NextSteps steps={fallback.nextSteps} />
      <div>
        <Button onClick={onAgain}>{failedWords.again}</Button>
      </div>
    </Card>
  );
}
