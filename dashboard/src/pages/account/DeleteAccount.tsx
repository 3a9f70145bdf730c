import { tw } from "@iep-insider/sdk/theme";
import { Button, Dialog } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { security } from "../../content/account.ts";
import { DeleteForm } from "./DeleteForm.tsx";
import { Part } from "./Part.tsx";

const words = security.delete;

/** Deletes the account, after a warning and with the password. */
export function DeleteAccount({ email }: { readonly email: string }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Part title={words.title} lead={words.text}>
      <div className={tw`flex flex-col sm:flex-row`}>
        <Button onClick={() => setAsked(true)}>{words.button}</Button>
      </div>
      <Dialog open={isAsked} title={words.dialogTitle} onClose={() => setAsked(false)}>
        <DeleteForm email={email} onKeep={() => setAsked(false)} />
      </Dialog>
    </Part>
  );
}
