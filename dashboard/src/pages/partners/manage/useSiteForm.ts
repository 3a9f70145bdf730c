import type { OwnPartner } from "@iep-insider/sdk/contract";
import { siteChangeSchema } from "@iep-insider/sdk/contract/schemas";
import { useEffect, useRef, useState } from "react";
import { accountFailure } from "../../../app/account/accountFailure.ts";
import { loadToastStack } from "../../../app/toasts/loadToastStack.ts";
import { toasts } from "../../../app/toasts/toasts.ts";
import type { FailureWords } from "../../../content/accounts.ts";
import { saveWords } from "../../../content/manageSite.ts";
import { isChangedMeanwhile } from "../../../forms/ChangedMeanwhile.tsx";
import { withoutBlank } from "../fields/addresses.ts";
import { type Faults, faultsOf, withoutFault } from "../fields/faultsOf.ts";
import { keepOwnPartner, partnerCalls } from "../ownPartner.ts";
import { draftOf, siteDraft } from "./siteDraft.ts";
import { changeOf, contractNames, isSame, type SiteForm } from "./siteForm.ts";

export interface SiteFormState {
  readonly form: SiteForm;
  /** By the contract's names (`contractNames`). */
  readonly faults: Faults;
  /** Why it was not saved the last time. */
  readonly failure: { readonly title: string; readonly text: string } | null;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** What is not saved was typed before this page was loaded. */
  readonly isRestored: boolean;
  /** Another user has saved different changes in the meantime; true until the conflict is resolved. */
  readonly wasChanged: boolean;
  readonly change: (changes: Partial<SiteForm>) => void;
  readonly save: () => Promise<void>;
  readonly discard: () => void;
  /** Saves over what others have saved. */
  readonly overwrite: () => Promise<void>;
  /** Drops what is typed for what is saved. @returns whether that is shown now. */
  readonly look: () => Promise<boolean>;
}

/**
 * What is typed about a site until it is saved, kept over a reload.
 * @param partner as the server has it now.
 * @param userId whose unsaved changes these are.
 */
export function useSiteForm(partner: OwnPartner, userId: number): SiteFormState {
  const [{ base, form, revision }, setTyped] = useState(() => siteDraft.read(userId) ?? draftOf(partner));
  const [isRestored, setRestored] = useState(() => !isSame(base, form));
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<SiteFormState["failure"]>(null);
  const [wasChanged, setWasChanged] = useState(false);
  const [isSaving, setSaving] = useState(false);
  // State is seen a render later, and two presses may come within one.
  const isPending = useRef(false);
  const isDirty = !isSame(base, form);

  // Nothing is typed, so what others have changed simply shows.
  if (!isDirty && revision !== partner.revision) setTyped(draftOf(partner));
  if (!isDirty && wasChanged) setWasChanged(false);

  useEffect(
    () => siteDraft.write(userId, isDirty ? { base, form, revision } : null),
    [userId, isDirty, base, form, revision],
  );

  // It has to be able to say that the connection is gone.
  useEffect(() => void loadToastStack().catch(() => {}), []);

  function begin(from: OwnPartner) {
    setTyped(draftOf(from));
    setRestored(false);
    setFaults({});
    setFailure(null);
    setWasChanged(false);
    keepOwnPartner(from);
  }

  /** Asks the server for something, one after another; what is typed stays when it fails. @returns whether it did not. */
  async function ask(work: () => Promise<void>, words: FailureWords): Promise<boolean> {
    if (isPending.current) return false;
    isPending.current = true;
    setSaving(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      if (isChangedMeanwhile(error)) {
        setWasChanged(true);
        return false;
      }
      const refused = accountFailure(error, new Date(), words);
      setFaults(refused.fields);
      setFailure(refused);
      return false;
    } finally {
      isPending.current = false;
      setSaving(false);
    }
  }

  /** @param known the revision that may be written over. */
  async function saveOver(known: () => Promise<string>) {
    if (isPending.current) return;
    // A fault's number is that of its line, since no line is empty.
    const origins = withoutBlank(form.origins);
    const tidy = { ...form, origins: origins.length > 0 ? origins : [""] };
    setTyped({ base, form: tidy, revision });
    const found = faultsOf(siteChangeSchema, { ...changeOf(tidy), revision });
    setFaults(found);
    if (Object.keys(found).length > 0) return setFailure({ ...saveWords.fields });
    await ask(async () => {
      begin(await partnerCalls.changeSite({ ...changeOf(tidy), revision: await known() }));
      toasts.show({ ...saveWords.saved, tone: "good" });
    }, saveWords.failure);
  }

  return {
    form,
    faults,
    failure,
    isDirty,
    isSaving,
    isRestored: isRestored && isDirty,
    wasChanged,
    change: (changes) => {
      setTyped((typed) => ({ ...typed, form: { ...typed.form, ...changes } }));
      const changed = Object.entries(contractNames).filter(([field]) => field in changes);
      setFaults((before) => changed.reduce((left, [, name]) => withoutFault(left, name), before));
    },
    save: () => saveOver(async () => revision),
    discard: () => begin(partner),
    overwrite: () =>
      saveOver(async () => {
        const { partner: saved } = await partnerCalls.getPartner();
        // If the account no longer manages one, the save says so.
        return saved?.revision ?? revision;
      }),
    look: () =>
      ask(async () => {
        const { partner: saved } = await partnerCalls.getPartner();
        if (!saved) return keepOwnPartner(null);
        begin(saved);
        toasts.show({ title: saveWords.changed.shown });
      }, saveWords.changed.notShown),
  };
}
