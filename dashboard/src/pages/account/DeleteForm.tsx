import { zodResolver } from "@hookform/resolvers/zod";
import type { AccountDeletion } from "@iep-insider/sdk/contract";
import { accountDeletionSchema } from "@iep-insider/sdk/contract/schemas";
import { Button } from "@iep-insider/sdk/ui";
import { useNavigate } from "react-router";
import { leave } from "../../app/account/leave.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { security } from "../../content/account.ts";
import { accountToasts, failureWords } from "../../content/accounts.ts";
import { PasswordField } from "../../forms/PasswordField.tsx";
import { ServerFormFrame } from "../../forms/ServerFormFrame.tsx";
import { UserName } from "../../forms/UserName.tsx";
import { useServerForm } from "../../forms/useServerForm.ts";

const words = security.delete;

export function DeleteForm({ email, onKeep }: { readonly email: string; readonly onKeep: () => void }) {
  const navigate = useNavigate();
  const form = useServerForm<AccountDeletion>({
    resolver: zodResolver(accountDeletionSchema),
    failureWords: failureWords.delete,
    send: async (fields) => {
      await server.deleteAccount(fields);
      await leave(navigate);
      toasts.show({ ...accountToasts.deleted, tone: "good" });
    },
  });
  return (
    <ServerFormFrame
      form={form}
      button={words.send}
      busy={words.sending}
      beside={<Button onClick={onKeep}>{words.keep}</Button>}
    >
      <p>{words.dialogText}</p>
      <p>{words.dialogBefore}</p>
      <UserName email={email} />
      <PasswordField {...form.field("password")} />
    </ServerFormFrame>
  );
}
