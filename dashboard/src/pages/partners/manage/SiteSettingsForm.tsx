import type { OwnPartner } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Dialog, Notice } from "@iep-insider/sdk/ui";
import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { saveWords } from "../../../content/manageSite.ts";
import { Looks } from "./Looks.tsx";
import { Offer } from "./Offer.tsx";
import { Places } from "./Places.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { useSiteForm } from "./useSiteForm.ts";

interface Props {
  readonly partner: OwnPartner;
  /** The owner of the unsaved changes. */
  readonly userId: number;
}

/** Settings that are saved together. */
export function SiteSettingsForm({ partner, userId }: Props) {
  const site = useSiteForm(partner, userId);
  const { failure, isSaving, isRestored } = site;
  const form = useRef<HTMLFormElement>(null);

  // Moves focus to the first invalid field, once the fields are enabled again.
  useEffect(() => {
    if (failure && !isSaving) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure, isSaving]);

  /** The save bar disappears, so focus moves to the first setting. */
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
      <fieldset disabled={isSaving} className={tw`flex flex-col gap-10`}>
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

const words = saveWords.leave;

/** Asks before unsaved changes are lost: in the site for a navigation, and by the browser when the tab is closed. */
function LeaveQuestion({ when }: { readonly when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [when]);

  const isOpen = blocker.state === "blocked";
  const stay = () => blocker.reset?.();
  return (
    <Dialog open={isOpen} title={words.title} onClose={stay}>
      <p>{words.text}</p>
      <div className={tw`flex flex-col sm:flex-row gap-3`}>
        <Button kind="primary" onClick={stay}>
          {words.stay}
        </Button>
        <Button onClick={() => blocker.proceed?.()}>{words.leave}</Button>
      </div>
    </Dialog>
  );
}
