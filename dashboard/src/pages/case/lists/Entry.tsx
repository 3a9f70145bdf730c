import { tw } from "@iep-insider/sdk/theme";
import { ForgetAll } from "@iep-insider/widgets/kept";
import type { ReactNode } from "react";
import { caseStore } from "../../../app/host/caseStore.ts";
import { listWords } from "../../../content/case.ts";
import { FailureNotice } from "../../../forms/FailureNotice.tsx";
import { useSaving } from "../useSaving.ts";

interface Props {
  /** The record's id, and those of records that go with it. */
  readonly ids: readonly string[];
  readonly name: string;
  /** Details below the name. */
  readonly children?: ReactNode;
  /** Links and buttons before "Delete". */
  readonly actions?: ReactNode;
  readonly removeQuestion: string;
}

/** One record in a list, with a button to delete it. */
export function Entry({ ids, name, children, actions, removeQuestion }: Props) {
  const { failure, save } = useSaving();
  return (
    <li className={tw`flex flex-col gap-1 border-t border-line py-3`}>
      <p className={tw`font-semibold break-words whitespace-pre-line`}>{name}</p>
      {children}
      <div className={tw`flex flex-wrap items-center gap-x-4 gap-y-1`}>
        {actions}
        <ForgetAll
          label={listWords.remove}
          of={name}
          question={removeQuestion}
          onForget={() => void save(() => Promise.all(ids.map((id) => caseStore.remove(id))))}
        />
      </div>
      <FailureNotice failure={failure} />
    </li>
  );
}
