import { type ToolId, tools } from "@iep-insider/sdk/catalog";
import type { OwnPartner } from "@iep-insider/sdk/contract";
import { isStateCode, stateNames } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Choice, Dialog, Notice, Select, type SelectOption } from "@iep-insider/sdk/ui";
import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { offerWords, saveWords } from "../../../content/manageSite.ts";
import { PageSection } from "../../../text/PageSection.tsx";
import { CheckboxRow } from "./CheckboxRow.tsx";
import { Looks } from "./Looks.tsx";
import { Places } from "./Places.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { contractNames } from "./siteForm.ts";
import { type SiteFormState, useSiteForm } from "./useSiteForm.ts";
import { WhiteLabel } from "./WhiteLabel.tsx";

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

  // Restored unsaved changes may be in any of the closed sections.
  useEffect(() => {
    if (isRestored)
      for (const section of form.current?.querySelectorAll("details") ?? []) section.open = true;
  }, [isRestored]);

  // Moves focus to the first invalid field, once the fields are enabled again.
  useEffect(() => {
    if (!failure || isSaving) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const section = wrong?.closest("details");
    if (section) section.open = true;
    wrong?.focus();
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
      <fieldset disabled={isSaving} className={tw`flex flex-col`}>
        {isRestored ? <Notice role="status" title={saveWords.restored} /> : null}
        <Places site={site} />
        <Looks site={site} logo={partner.settings.brand.logo} />
        <Offer site={site} />
        <WhiteLabel site={site} />
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

/** Which tools, for which state, whether free tools ask for an email address, and whether all stay in our frame. */
function Offer({ site: { form, faults, change } }: { readonly site: SiteFormState }) {
  return (
    <PageSection title={offerWords.title} lead={offerWords.lead} closedWith={offerWords.now}>
      <div className={tw`flex flex-col gap-6`}>
        <Choice<"all" | "some">
          kind="one"
          legend={offerWords.tools}
          options={[
            { id: "all", label: offerWords.allTools },
            { id: "some", label: offerWords.someTools },
          ]}
          chosen={[form.offersAll ? "all" : "some"]}
          onChange={([chosen]) => change({ offersAll: chosen === "all" })}
          below={(option) =>
            option === "some" && !form.offersAll ? (
              <div className={tw`pl-4 sm:pl-8 pt-2`}>
                <Choice<ToolId>
                  kind="many"
                  legend={offerWords.whichTools}
                  options={toolOptions}
                  chosen={form.tools}
                  error={faults[contractNames.tools]}
                  onChange={(chosen) => change({ tools: chosen })}
                />
              </div>
            ) : null
          }
        />
        <Select
          label={offerWords.state}
          hint={offerWords.stateHint}
          none={offerWords.noState}
          options={stateOptions}
          value={form.defaultState}
          error={faults[contractNames.defaultState]}
          onChange={(defaultState) => change({ defaultState })}
        />
        <CheckboxRow
          label={offerWords.emailGate}
          hint={offerWords.emailGateHint}
          isOn={form.emailGate}
          onChange={(emailGate) => change({ emailGate })}
        />
        <CheckboxRow
          label={offerWords.frameOnly}
          hint={offerWords.frameOnlyHint}
          isOn={form.frameOnly}
          onChange={(frameOnly) => change({ frameOnly })}
        />
      </div>
    </PageSection>
  );
}

const toolOptions = tools.map(({ id, title }) => ({ id, label: title }));

const stateOptions: readonly SelectOption[] = Object.keys(stateNames)
  .filter(isStateCode)
  .map((code) => ({ id: code, label: stateNames[code] }));
