import { tw } from "@iep-insider/sdk/theme";
import { Button, FieldError } from "@iep-insider/sdk/ui";
import { useId } from "react";
import { saveWords as words } from "../../../content/manageSite.ts";
import type { SiteFormState } from "./useSiteForm.ts";
import "./manage.css";

/** Says that something is not saved, and saves it; nothing while there is nothing to save. */
export function SaveBar({ site }: { readonly site: SiteFormState }) {
  const { isDirty, isSaving, failure, discard } = site;
  const id = useId();
  if (!isDirty) return null;
  return (
    <section
      aria-label={words.label}
      className={`dash-save-bar ${tw`flex flex-col gap-2 mt-8 border-t-2 border-primary bg-paper py-3`}`}
    >
      {failure ? (
        <FieldError id={id}>{`${failure.title} ${failure.text}`}</FieldError>
      ) : (
        <p className={tw`text-sm font-medium`}>{words.unsaved}</p>
      )}
      <div className={tw`flex flex-wrap gap-3`}>
        <Button kind="primary" type="submit" disabled={isSaving}>
          {isSaving ? words.saving : words.save}
        </Button>
        <Button kind="quiet" disabled={isSaving} onClick={discard}>
          {words.discard}
        </Button>
      </div>
      <p role="status" className="iep-unseen">
        {isSaving ? words.saving : ""}
      </p>
    </section>
  );
}
