import type { PartnerSite } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Field } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { partnerDecision as words } from "../../../content/admin/partners.ts";
import { ConfirmAction, NotYet } from "../../../forms/ConfirmAction.tsx";
import { partnerCalls, refetchPartners } from "./partnerCalls.ts";

interface Props {
  readonly partner: PartnerSite;
  readonly approve: boolean;
}

/** Approves or declines an application, with a note for the mail. A declined applicant is told why. */
export function Decision({ partner: { id, name }, approve }: Props) {
  const [note, setNote] = useState("");
  return (
    <ConfirmAction
      words={{
        ...(approve ? words.approve : words.decline)(name),
        text: (
          <div className={tw`flex flex-col gap-4`}>
            <p>{approve ? words.approveText : words.declineText}</p>
            <Field
              label={words.note}
              hint={words.noteHint}
              required={!approve}
              rows={4}
              maxLength={1000}
              autoComplete="off"
              value={note}
              onChange={setNote}
            />
          </div>
        ),
      }}
      onDo={async () => {
        if (!approve && note.trim() === "") throw new NotYet(words.noteMissing);
        await partnerCalls.decidePartner({ id, approve, note: note.trim() });
        await refetchPartners();
      }}
    />
  );
}
