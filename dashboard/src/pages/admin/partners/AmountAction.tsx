import { tw } from "@iep-insider/sdk/theme";
import { Field } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { ConfirmAction, type ConfirmActionWords, NotYet } from "../../../forms/ConfirmAction.tsx";
import type { ReadAmount } from "./amounts.ts";
import { refetchPartners } from "./partnerCalls.ts";

interface Props {
  readonly words: ConfirmActionWords;
  readonly label: string;
  /** What is set now, as one writes it. */
  readonly given: string;
  readonly read: (written: string) => ReadAmount;
  /** Said when what is written is no amount. */
  readonly wrong: string;
  /** Null: none. */
  readonly onSet: (amount: number | null) => Promise<unknown>;
}

/** Sets one amount of a partner. */
export function AmountAction({ words, label, given, read, wrong, onSet }: Props) {
  const [written, setWritten] = useState(given);
  return (
    <ConfirmAction
      words={{
        ...words,
        text: (
          <div className={tw`flex flex-col gap-4`}>
            <p>{words.text}</p>
            <Field label={label} autoComplete="off" value={written} onChange={setWritten} />
          </div>
        ),
      }}
      onDo={async () => {
        const amount = read(written);
        if (amount === undefined) throw new NotYet(wrong);
        await onSet(amount);
        await refetchPartners();
      }}
    />
  );
}
