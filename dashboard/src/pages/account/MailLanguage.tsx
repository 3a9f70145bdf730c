import { type Account, type Language, languages } from "@iep-insider/sdk/contract";
import { Choice } from "@iep-insider/sdk/ui";
import { useRef } from "react";
import { refreshUser } from "../../app/account/currentUser.ts";
import { server } from "../../app/server.ts";
import { profile } from "../../content/account.ts";
import { failureWords } from "../../content/accounts.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { useAction } from "../../forms/useAction.ts";

/** The language of mails to the account; a choice is saved as soon as it is made. */
export function MailLanguage({ language }: Pick<Account, "language">) {
  const chosen = useRef<Language>(language);
  const save = useAction(failureWords.language, async () => {
    await server.setLanguage({ language: chosen.current });
    await refreshUser();
  });
  return (
    <>
      <Choice
        legend={profile.language}
        kind="one"
        options={languages.map((id) => ({ id, label: profile.languages[id] }))}
        chosen={[language]}
        onChange={([one = language]) => {
          chosen.current = one;
          save.run();
        }}
      />
      <p role="status">{save.isDone ? profile.languageSaved : ""}</p>
      <FailureNotice failure={save.failure} />
    </>
  );
}
