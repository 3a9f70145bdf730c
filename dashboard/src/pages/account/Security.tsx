import { zodResolver } from "@hookform/resolvers/zod";
import type { Account, AccountDeletion, PasswordChange } from "@iep-insider/sdk/contract";
import { accountDeletionSchema, passwordChangeFormSchema } from "@iep-insider/sdk/contract/schemas";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Dialog } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { useNavigate } from "react-router";
import { leave } from "../../app/account/leave.ts";
import { useLogOut } from "../../app/account/useLogOut.ts";
import { saveJson } from "../../app/saveFile.ts";
import { server } from "../../app/server.ts";
import { toasts } from "../../app/toasts/toasts.ts";
import { security } from "../../content/account.ts";
import { accountForms, accountToasts, failureWords } from "../../content/accounts.ts";
import { accountSync } from "../../content/caseSync.ts";
import { hub } from "../../content/hub.ts";
import { kept } from "../../content/kept.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { LabelledLink } from "../../forms/LabelledLink.tsx";
import { PasswordField } from "../../forms/PasswordField.tsx";
import { ServerFormFrame } from "../../forms/ServerFormFrame.tsx";
import { UserName } from "../../forms/UserName.tsx";
import { useAction } from "../../forms/useAction.ts";
import { useServerForm } from "../../forms/useServerForm.ts";
import { Rich } from "../../text/Rich.tsx";
import { ActiveSessions } from "./ActiveSessions.tsx";
import { refreshSessions } from "./activeSessionsQuery.ts";
import { ConnectedSites } from "./ConnectedSites.tsx";
import { Part } from "./Part.tsx";
import { SecondFactorPart } from "./second-factor/SecondFactorPart.tsx";

/** Password, sessions, second factor, export and deletion. @param isShown whether its tab is selected. */
export function Security({ user, isShown }: { readonly user: Account; readonly isShown: boolean }) {
  return (
    <div className={tw`flex flex-col gap-8`}>
      <ChangePassword email={user.email} />
      {user.role === "admin" ? <SecondFactorPart isShown={isShown} /> : null}
      <AccountAccess />
      <ActiveSessions isShown={isShown} />
      <ConnectedSites isShown={isShown} />
      <SyncedCase />
      <ExportAccount />
      <DeleteAccount email={user.email} />
    </div>
  );
}

function AccountAccess() {
  const { access } = security;
  const { logOut, isLeaving } = useLogOut();
  return (
    <Part title={access.title} lead={access.text}>
      <p className={tw`max-w-text text-quiet`}>
        <Rich text={kept.signOut(hub.title)} />
      </p>
      <div className={tw`flex flex-col sm:flex-row`}>
        <Button onClick={() => void logOut()} disabled={isLeaving}>
          {isLeaving ? access.loggingOut : access.logOut}
        </Button>
      </div>
    </Part>
  );
}

function SyncedCase() {
  return (
    <Part title={accountSync.title} lead={accountSync.text}>
      <LabelledLink to="/case/sync" label={accountSync.link} />
    </Part>
  );
}

interface PasswordChangeForm extends PasswordChange {
  readonly confirmPassword: string;
}

/** Requires the current password. All other browsers are signed out. */
function ChangePassword({ email }: { readonly email: string }) {
  const words = security.password;
  const form = useServerForm<PasswordChangeForm>({
    resolver: zodResolver(passwordChangeFormSchema),
    failureWords: failureWords.changePassword,
    send: async ({ currentPassword, newPassword }) => {
      await server.changePassword({ currentPassword, newPassword });
      form.form.reset();
      toasts.show({ ...accountToasts.passwordChanged, tone: "good" });
      void refreshSessions();
    },
  });
  return (
    <Part title={words.title} lead={words.lead}>
      <div className={tw`max-w-narrow`}>
        <ServerFormFrame form={form} button={words.send} busy={words.sending}>
          <UserName email={email} />
          <PasswordField label={words.current} {...form.field("currentPassword")} />
          <PasswordField
            isNew
            label={words.new}
            hint={accountForms.newPasswordHint}
            {...form.field("newPassword")}
          />
          <PasswordField isNew label={words.confirm} {...form.field("confirmPassword")} />
        </ServerFormFrame>
      </div>
    </Part>
  );
}

const words = security.export;

/** Downloads everything stored for the account. */
function ExportAccount() {
  const fetchData = useAction(failureWords.export, async () => {
    const data = await server.exportAccount();
    saveJson(data, words.fileName(data.exportedAt.slice(0, 10)));
    toasts.show({ ...accountToasts.exported, tone: "good" });
  });
  return (
    <Part title={words.title} lead={words.text}>
      <div className={tw`flex flex-col sm:flex-row`}>
        <Button onClick={fetchData.run} disabled={fetchData.isBusy}>
          {fetchData.isBusy ? words.busy : words.button}
        </Button>
      </div>
      <FailureNotice failure={fetchData.failure} />
    </Part>
  );
}

const deleteAccountWords = security.delete;

/** Deletes the account, after a warning and with the password. */
function DeleteAccount({ email }: { readonly email: string }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Part title={deleteAccountWords.title} lead={deleteAccountWords.text}>
      <div className={tw`flex flex-col sm:flex-row`}>
        <Button onClick={() => setAsked(true)}>{deleteAccountWords.button}</Button>
      </div>
      <Dialog open={isAsked} title={deleteAccountWords.dialogTitle} onClose={() => setAsked(false)}>
        <DeleteForm email={email} onKeep={() => setAsked(false)} />
      </Dialog>
    </Part>
  );
}

const deleteFormWords = security.delete;

function DeleteForm({ email, onKeep }: { readonly email: string; readonly onKeep: () => void }) {
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
      button={deleteFormWords.send}
      busy={deleteFormWords.sending}
      beside={<Button onClick={onKeep}>{deleteFormWords.keep}</Button>}
    >
      <p>{deleteFormWords.dialogText}</p>
      <p>{deleteFormWords.dialogBefore}</p>
      <UserName email={email} />
      <PasswordField {...form.field("password")} />
    </ServerFormFrame>
  );
}
