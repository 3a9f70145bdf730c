import type { OwnPartner } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Notice } from "@iep-insider/sdk/ui";
import { useEffect, useRef } from "react";
import { saveWords } from "../../../content/manageSite.ts";
import { LeaveQuestion } from "./LeaveQuestion.tsx";
import { Looks } from "./Looks.tsx";
import { Offer } from "./Offer.tsx";
import { Places } from "./Places.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { useSiteForm } from "./useSiteForm.ts";

interface Props {
  readonly partner: OwnPartner;
  /** Whose unsaved changes these are. */
  readonly userId: number;
}

/** What of a site is saved together, with the bar that saves it. */
export function SiteSettingsForm({ partner, userId }: Props) {
  const site = useSiteForm(partner, userId);
  const { failure, isSaving, isRestored } = site;
  const form = useRef<HTMLFormElement>(null);

  // Somewhere in them is what was typed earlier.
  useEffect(() => {
    if (isRestored)
      for (const section of form.current?.querySelectorAll("details") ?? []) section.open = true;
  }, [isRestored]);

  // To the first field that needs a change, once the fields can be used again.
  useEffect(() => {
    if (!failure || isSaving) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const section = wrong?.closest("details");
    if (section) section.open = true;
    wrong?.focus();
  }, [failure, isSaving]);

  /** The bar goes with what was typed, so the focus goes to where what is saved begins. */
  async function look() {
    if (!(await site.look())) return;
    form.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView();
  }

  return (
    <form
      ref={form}
      noValidate
      tabIndex={-1}
      // Without JavaScript, a GET would put what is typed into the URL.
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void site.save();
      }}
    >
      <fieldset disabled={isSaving} className={tw`flex flex-col`}>
        {isRestored ? <Notice role="status" title={saveWords.restored} /> : null}
        <Places site={site} />
        <Looks site={site} logo={partner.settings.brand.logo} />
        <Offer site={site} />
      </fieldset>
      <SaveBar site={site} onLook={() => void look()} />
      <LeaveQuestion when={site.isDirty} />
    </form>
  );
}
