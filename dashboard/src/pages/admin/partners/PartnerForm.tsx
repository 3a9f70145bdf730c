import type { PartnerSite } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Field, FieldError } from "@iep-insider/sdk/ui";
import { useId, useRef } from "react";
import { partnerForm as words } from "../../../content/admin/partners.ts";
import { ChangedMeanwhile } from "../../../forms/ChangedMeanwhile.tsx";
import { usePartnerForm } from "./usePartnerForm.ts";

interface Props {
  /** Undefined for a new one. */
  readonly partner: PartnerSite | undefined;
  readonly onClose: () => void;
}

export function PartnerForm({ partner, onClose }: Props) {
  const { typed, problems, isBusy, wasChanged, ...form } = usePartnerForm(partner, onClose);
  const id = useId();
  const element = useRef<HTMLFormElement>(null);

  /** The notice disappears, so focus moves to the first field. */
  async function look() {
    if (await form.look()) element.current?.focus();
  }

  return (
    <form
      ref={element}
      noValidate
      tabIndex={-1}
      className={tw`flex flex-col gap-4`}
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <Field
        label={words.name}
        required
        value={typed.name}
        error={problems.name}
        maxLength={200}
        autoComplete="off"
        onChange={(name) => form.change({ name })}
      />
      <Field
        label={words.origins}
        hint={words.originsHint}
        required
        rows={4}
        value={typed.origins}
        error={problems.origins}
        autoComplete="off"
        onChange={(origins) => form.change({ origins })}
      />
      {problems.whole ? <FieldError id={id}>{problems.whole}</FieldError> : null}
      {wasChanged ? (
        <ChangedMeanwhile
          words={words.changedMeanwhile}
          isBusy={isBusy}
          onLook={() => void look()}
          onOverwrite={() => void form.overwrite()}
        />
      ) : null}
      <div className={tw`flex flex-col sm:flex-row gap-3`}>
        {wasChanged ? null : (
          <Button kind="primary" type="submit" disabled={isBusy}>
            {isBusy ? words.busy : words.save}
          </Button>
        )}
        <Button disabled={isBusy} onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
