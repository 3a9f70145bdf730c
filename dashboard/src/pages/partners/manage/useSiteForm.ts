import { findTool } from "@iep-insider/sdk/catalog";
import type { OwnPartner } from "@iep-insider/sdk/contract";
import { siteChangeSchema } from "@iep-insider/sdk/contract/schemas";
import { useEffect, useState } from "react";
import { accountFailure } from "../../../app/account/accountFailure.ts";
import { loadToastStack } from "../../../app/toasts/loadToastStack.ts";
import { toasts } from "../../../app/toasts/toasts.ts";
import type { FailureWords } from "../../../content/accounts.ts";
import { saveWords } from "../../../content/manageSite.ts";
import { isChangedMeanwhile } from "../../../forms/ChangedMeanwhile.tsx";
import { createTabDraft } from "../../../forms/tabDraft.ts";
import { useOneAtATime } from "../../../forms/useOneAtATime.ts";
import { withoutBlank } from "../fields/addresses.ts";
import { type Faults, faultsOf, withoutFault } from "../fields/faultsOf.ts";
import { keepOwnPartner, partnerCalls } from "../ownPartner.ts";
import {
  changeOf,
  contractNames,
  formOf,
  isSame,
  type SiteForm,
  type ToolStep,
  withoutBlankSteps,
} from "./siteForm.ts";

export interface SiteFormState {
  readonly form: SiteForm;
  /** By the contract's names (`contractNames`). */
  readonly faults: Faults;
  /** Why saving last failed. */
  readonly failure: { readonly title: string; readonly text: string } | null;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** The unsaved changes are from before this page was loaded. */
  readonly isRestored: boolean;
  /** Another user has saved different changes in the meantime; true until the conflict is resolved. */
  readonly wasChanged: boolean;
  readonly change: (changes: Partial<SiteForm>) => void;
  readonly save: () => Promise<void>;
  readonly discard: () => void;
  /** Overwrites the other user's changes. */
  readonly overwrite: () => Promise<void>;
  /** Replaces the typed values with the saved ones. @returns whether it succeeded. */
  readonly look: () => Promise<boolean>;
}

/**
 * The state of the site's settings form, kept across a reload.
 * @param partner the server's current state.
 * @param userId the owner of the unsaved changes.
 */
export function useSiteForm(partner: OwnPartner, userId: number): SiteFormState {
  const [{ base, form, revision }, setTyped] = useState(() => siteDraft.read(userId) ?? draftOf(partner));
  const [isRestored, setRestored] = useState(() => !isSame(base, form));
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<SiteFormState["failure"]>(null);
  const [wasChanged, setWasChanged] = useState(false);
  const [isSaving, runAlone] = useOneAtATime();
  const isDirty = !isSame(base, form);

  // Without unsaved changes, others' changes simply show.
  if (!isDirty && revision !== partner.revision) setTyped(draftOf(partner));
  if (!isDirty && wasChanged) setWasChanged(false);

  useEffect(
    () => siteDraft.write(userId, isDirty ? { base, form, revision } : null),
    [userId, isDirty, base, form, revision],
  );

  // Loaded ahead, to be able to report a lost connection.
  useEffect(() => void loadToastStack().catch(() => {}), []);

  function begin(from: OwnPartner) {
    setTyped(draftOf(from));
    setRestored(false);
    setFaults({});
    setFailure(null);
    setWasChanged(false);
    keepOwnPartner(from);
  }

  /** Runs one request at a time; typed values stay on failure. @returns whether it succeeded. */
  async function ask(work: () => Promise<void>, words: FailureWords): Promise<boolean> {
    const isDone = await runAlone(async () => {
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
      }
    });
    return isDone ?? false;
  }

  /** @param known the revision to overwrite. */
  async function saveOver(known: () => Promise<string>) {
    if (isSaving) return;
    // Without empty lines, so that the index of a fault is that of its line.
    const origins = withoutBlank(form.origins);
    const toolSteps = withoutBlankSteps(form.toolSteps);
    const tidy = { ...form, origins: origins.length > 0 ? origins : [""], toolSteps };
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
        // If the account no longer manages one, saving says so.
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

/** Unsaved values, and the site's settings before them. */
interface SiteDraft {
  readonly base: SiteForm;
  readonly form: SiteForm;
  /** Of `base`. */
  readonly revision: string;
}

export function draftOf(partner: OwnPartner): SiteDraft {
  const form = formOf(partner);
  return { base: form, form, revision: partner.revision };
}

const draft = createTabDraft("site");

/** Unsaved changes, kept across a reload of this tab. */
const siteDraft = {
  /** @returns null for another account's. */
  read: (userId: number): SiteDraft | null => siteDraftIn(draft.read(), userId),
  write: (userId: number, kept: SiteDraft | null): void => draft.write(kept && { userId, ...kept }),
};

/** @param stored unvalidated. */
export function siteDraftIn(stored: unknown, userId: number): SiteDraft | null {
  const fields = fieldsOf(stored);
  if (fields.get("userId") !== userId) return null;
  const [base, form] = [formIn(fields.get("base")), formIn(fields.get("form"))];
  const revision = fields.get("revision");
  // A draft of an earlier release has no revision. No site has the empty one, so the server reports any conflict.
  return base && form && { base, form, revision: isText(revision) ? revision : "" };
}

function formIn(stored: unknown): SiteForm | null {
  const fields = fieldsOf(stored);
  const text = (name: keyof SiteForm) => wanted(fields.get(name), isText);
  const flag = (name: keyof SiteForm) => wanted(fields.get(name), isFlag);
  const list = (name: keyof SiteForm) => wanted(fields.get(name), isTexts);
  try {
    return {
      name: text("name"),
      origins: list("origins"),
      allowsLocalhost: flag("allowsLocalhost"),
      brandName: text("brandName"),
      accent: text("accent"),
      phone: text("phone"),
      stepLabel: text("stepLabel"),
      stepPhone: text("stepPhone"),
      stepLink: text("stepLink"),
      defaultState: text("defaultState"),
      offersAll: flag("offersAll"),
      tools: list("tools").flatMap((id) => findTool(id)?.id ?? []),
      emailGate: flag("emailGate"),
      frameOnly: flag("frameOnly"),
      allowsWhiteLabel: flag("allowsWhiteLabel"),
      hidesName: flag("hidesName"),
      privacyLink: text("privacyLink"),
      toolSteps: wanted(fields.get("toolSteps"), Array.isArray).flatMap(toolStepIn),
    };
  } catch {
    // From another release, or not ours.
    return null;
  }
}

function toolStepIn(stored: unknown): readonly ToolStep[] {
  const fields = fieldsOf(stored);
  const [tool, label, link] = ["tool", "label", "link"].map((name) => wanted(fields.get(name), isText));
  const known = findTool(tool);
  return known && label !== undefined && link !== undefined ? [{ tool: known.id, label, link }] : [];
}

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
}

/** @throws {TypeError} for any other value. */
function wanted<Value>(value: unknown, is: (value: unknown) => value is Value): Value {
  if (!is(value)) throw new TypeError("This is no draft of a site.");
  return value;
}

const isText = (value: unknown) => typeof value === "string";
const isFlag = (value: unknown) => typeof value === "boolean";
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
