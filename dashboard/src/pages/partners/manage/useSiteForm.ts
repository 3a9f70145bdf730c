import type { OwnPartner } from "@iep-insider/sdk/contract";
import { siteChangeSchema } from "@iep-insider/sdk/contract/schemas";
import { useEffect, useRef, useState } from "react";
import { accountFailure } from "../../../app/account/accountFailure.ts";
import { loadToastStack } from "../../../app/toasts/loadToastStack.ts";
import { toasts } from "../../../app/toasts/toasts.ts";
import { saveWords } from "../../../content/manageSite.ts";
import { withoutBlank } from "../fields/addresses.ts";
import { type Faults, faultsOf, withoutFault } from "../fields/faultsOf.ts";
import { keepOwnPartner, partnerCalls } from "../ownPartner.ts";
import { siteDraft } from "./siteDraft.ts";
import { changeOf, contractNames, formOf, isSame, type SiteForm } from "./siteForm.ts";

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
  /** Others have saved other changes meanwhile: theirs, until it is settled whose count. */
  readonly theirs: OwnPartner | null;
  readonly change: (changes: Partial<SiteForm>) => void;
  readonly save: () => Promise<void>;
  readonly discard: () => void;
  /** Saves over theirs. */
  readonly overwrite: () => Promise<void>;
  /** Drops what is typed. */
  readonly takeTheirs: () => void;
  readonly leaveConflict: () => void;
}

/**
 * What is typed about a site until it is saved, kept over a reload.
 * @param partner as the server has it now.
 * @param userId whose unsaved changes these are.
 */
export function useSiteForm(partner: OwnPartner, userId: number): SiteFormState {
  const known = formOf(partner);
  const [{ base, form }, setTyped] = useState(() => siteDraft.read(userId) ?? { base: known, form: known });
  const [isRestored, setRestored] = useState(() => !isSame(base, form));
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<SiteFormState["failure"]>(null);
  const [theirs, setTheirs] = useState<OwnPartner | null>(null);
  const [isSaving, setSaving] = useState(false);
  // State is seen a render later, and two presses may come within one.
  const isOnItsWay = useRef(false);
  const isDirty = !isSame(base, form);

  // Nothing is typed, so what others have changed simply shows.
  if (!isDirty && !isSame(base, known)) setTyped({ base: known, form: known });

  useEffect(() => siteDraft.write(userId, isDirty ? { base, form } : null), [userId, isDirty, base, form]);

  // It has to be able to say that the connection is gone.
  useEffect(() => void loadToastStack().catch(() => {}), []);

  function begin(from: OwnPartner) {
    const fresh = formOf(from);
    setTyped({ base: fresh, form: fresh });
    setRestored(false);
    setFaults({});
    setFailure(null);
    setTheirs(null);
    keepOwnPartner(from);
  }

  /** @param agreed the state of the site that may be written over. */
  async function saveOver(agreed: SiteForm) {
    if (isOnItsWay.current) return;
    // A fault's number is that of its line, since no line is empty.
    const origins = withoutBlank(form.origins);
    const tidy = { ...form, origins: origins.length > 0 ? origins : [""] };
    setTyped({ base, form: tidy });
    const found = faultsOf(siteChangeSchema, changeOf(tidy));
    setFaults(found);
    if (Object.keys(found).length > 0) return setFailure({ ...saveWords.fields });
    isOnItsWay.current = true;
    setSaving(true);
    setFailure(null);
    try {
      const { partner: now } = await partnerCalls.getPartner();
      if (now && !isSame(formOf(now), agreed) && !isSame(formOf(now), tidy)) return setTheirs(now);
      begin(await partnerCalls.changeSite(changeOf(tidy)));
      toasts.show({ ...saveWords.saved, tone: "good" });
    } catch (error) {
      const refused = accountFailure(error, new Date(), saveWords.failure);
      setTheirs(null);
      setFaults(refused.fields);
      setFailure(refused);
    } finally {
      isOnItsWay.current = false;
      setSaving(false);
    }
  }

  return {
    form,
    faults,
    failure,
    isDirty,
    isSaving,
    isRestored: isRestored && isDirty,
    theirs,
    change: (changes) => {
      setTyped(({ base, form }) => ({ base, form: { ...form, ...changes } }));
      const changed = Object.entries(contractNames).filter(([field]) => field in changes);
      setFaults((before) => changed.reduce((left, [, name]) => withoutFault(left, name), before));
    },
    save: () => saveOver(base),
    discard: () => begin(partner),
    overwrite: async () => {
      if (theirs) await saveOver(formOf(theirs));
    },
    takeTheirs: () => {
      if (theirs) begin(theirs);
    },
    leaveConflict: () => setTheirs(null),
  };
}
