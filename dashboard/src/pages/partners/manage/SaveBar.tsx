import { tw } from "@iep-insider/sdk/theme";
import { Button, FieldError } from "@iep-insider/sdk/ui";
import { useId } from "react";
import { saveWords as words } from "../../../content/manageSite.ts";
import { ChangedMeanwhile } from "../../../forms/ChangedMeanwhile.tsx";
import type { SiteFormState } from "./useSiteForm.ts";
import "./manage.css";

interface Props {
  readonly site: SiteFormState;
  /** Loads the settings that someone else saved. */
  readonly onLook: () => void;
}

/** Shows unsaved changes with a button to save them; renders nothing without any. */
export function SaveBar({ site, onLook }: Props) {
  const { isDirty, isSaving, failure, wasChanged, discard } = site;
  const id = useId();
  if (!isDirty) return null;
  return (
    <section
      aria-label={words.label}
      className={`dash-save-bar ${wasChanged ? "dash-save-bar-tall" : ""} ${tw`flex flex-col gap-2 mt-8 border-t-2 border-primary bg-paper py-3`}`}
    >
      {failure ? (
        <FieldError id={id}>{`${failure.title} ${failure.text}`}</FieldError>
      ) : wasChanged ? null : (
        <p className={tw`text-sm font-medium`}>{words.unsaved}</p>
      )}
      {wasChanged ? (
        <ChangedMeanwhile
          words={words.changed}
          isBusy={isSaving}
          onLook={onLook}
          onOverwrite={() => void site.overwrite()}
        />
      ) : (
        <div className={tw`flex flex-wrap gap-3`}>
          <Button kind="primary" type="submit" disabled={isSaving}>
            {isSaving ? words.saving : words.save}
          </Button>
          <Button kind="quiet" disabled={isSaving} onClick={discard}>
            {words.discard}
          </Button>
        </div>
      )}
      <p role="status" className="iep-unseen">
        {isSaving ? words.saving : ""}
      </p>
    </section>
  );
}
