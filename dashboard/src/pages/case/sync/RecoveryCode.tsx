import { groupsOf } from "@iep-insider/sdk/case/sync";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import type { ReactNode } from "react";
import { saveFile } from "../../../app/saveFile.ts";
import type { FailureWords } from "../../../content/accounts.ts";
import { codeWords as words } from "../../../content/caseSync.ts";
import { ServerFormFrame } from "../../../forms/ServerFormFrame.tsx";
import { TextField } from "../../../forms/TextField.tsx";
import { useServerForm } from "../../../forms/useServerForm.ts";
import { fieldResolver } from "./fieldResolver.ts";

interface Props {
  readonly code: string;
  readonly failureWords: FailureWords;
  readonly button: string;
  readonly busy: string;
  readonly beside: ReactNode;
  /** Called when the parent has shown that they kept the code. */
  readonly onKept: () => Promise<void>;
}

/** Shows a new recovery code once, and goes on when its last letters are typed. */
export function RecoveryCode({ code, failureWords, button, busy, beside, onKept }: Props) {
  const groups = groupsOf(code);
  const form = useServerForm<{ last: string }>({
    resolver: fieldResolver(({ last = "" }) => {
      const isLast = last.trim().toUpperCase() === groups.at(-1);
      return isLast ? {} : { last: words.notLast };
    }),
    failureWords,
    send: onKept,
  });
  return (
    <div className={tw`flex flex-col gap-5`}>
      <h3 className={`dash-heading ${tw`font-heading text-xl`}`}>{words.title}</h3>
      <p className={tw`max-w-text`}>{words.lead}</p>
      <p translate="no" className={tw`rounded border border-primary bg-wash p-4 text-xl font-semibold`}>
        {groups.join(" ")}
      </p>
      <div className={tw`flex flex-wrap gap-2`}>
        <Button onClick={() => saveFile(new Blob([words.file(groups.join("-")), "\n"]), words.fileName)}>
          {words.save}
        </Button>
        <Button onClick={() => window.print()}>{words.print}</Button>
      </div>
      <ServerFormFrame form={form} button={button} busy={busy} beside={beside}>
        <TextField label={words.confirm} autoComplete="off" {...form.field("last")} />
      </ServerFormFrame>
    </div>
  );
}
