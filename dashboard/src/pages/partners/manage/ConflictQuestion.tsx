import { tw } from "@iep-insider/sdk/theme";
import { Button, Dialog } from "@iep-insider/sdk/ui";
import { saveWords } from "../../../content/manageSite.ts";
import type { SiteFormState } from "./useSiteForm.ts";

const words = saveWords.conflict;

/** Somebody has saved other changes meanwhile: whose count? */
export function ConflictQuestion({ site }: { readonly site: SiteFormState }) {
  const { theirs, isSaving, overwrite, takeTheirs, leaveConflict } = site;
  return (
    <Dialog open={theirs !== null} title={words.title} onClose={leaveConflict}>
      <p>{words.text}</p>
      <div className={tw`flex flex-col gap-3`}>
        <Button kind="primary" disabled={isSaving} onClick={() => void overwrite()}>
          {words.overwrite}
        </Button>
        <Button disabled={isSaving} onClick={takeTheirs}>
          {words.take}
        </Button>
        <Button kind="quiet" disabled={isSaving} onClick={leaveConflict}>
          {words.back}
        </Button>
      </div>
    </Dialog>
  );
}
