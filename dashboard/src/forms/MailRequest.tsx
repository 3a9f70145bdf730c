import { zodResolver } from "@hookform/resolvers/zod";
import type { EmailOnly } from "@iep-insider/sdk/contract";
import { emailOnlySchema } from "@iep-insider/sdk/contract/schemas";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { MailCheck } from "lucide";
import { type ReactNode, useState } from "react";
import type { FailureWords } from "../content/accounts.ts";
import { EmailField } from "./EmailField.tsx";
import { FormPage } from "./FormPage.tsx";
import { ServerFormFrame } from "./ServerFormFrame.tsx";
import { SuccessPanel } from "./SuccessPanel.tsx";
import { useServerForm } from "./useServerForm.ts";

interface Words {
  readonly title: string;
  readonly lead: string;
  readonly send: string;
  readonly sending: string;
  readonly sentTitle: string;
  readonly sent: (address: string) => string;
  readonly sentHelp: string;
  readonly another: string;
}

interface Props {
  readonly words: Words;
  readonly failureWords: FailureWords;
  readonly request: (fields: EmailOnly) => Promise<unknown>;
  readonly links: ReactNode;
}

/** Requests a mail to an address. The confirmation is the same whether or not the address has an account (ADR 3). */
export function MailRequest({ words, failureWords, request, links }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null)
    return (
      <FormPage title={words.title} lead={words.lead} links={links}>
        <EmailForm
          words={words}
          failureWords={failureWords}
          request={async (fields) => {
            await request(fields);
            setSentTo(fields.email);
          }}
        />
      </FormPage>
    );
  const [before, after] = words.sent(sentTo).split(sentTo);
  return (
    <SuccessPanel title={words.sentTitle} icon={MailCheck}>
      <p className={tw`text-lg`}>
        {before}
        <strong className={tw`font-semibold break-words`}>{sentTo}</strong>
        {after}
      </p>
      <p>{words.sentHelp}</p>
      <div className={tw`flex flex-col sm:flex-row pt-2`}>
        <Button onClick={() => setSentTo(null)}>{words.another}</Button>
      </div>
      <div className={tw`flex flex-col gap-1`}>{links}</div>
    </SuccessPanel>
  );
}

function EmailForm(props: {
  readonly words: Words;
  readonly failureWords: FailureWords;
  readonly request: (fields: EmailOnly) => Promise<void>;
}) {
  const { words, failureWords, request } = props;
  const form = useServerForm<EmailOnly>({
    resolver: zodResolver(emailOnlySchema),
    failureWords,
    send: request,
  });
  return (
    <ServerFormFrame form={form} button={words.send} busy={words.sending}>
      <EmailField autoComplete="username" {...form.field("email")} />
    </ServerFormFrame>
  );
}
