import type { PartnerApplication } from "@iep-insider/sdk/contract";
import { partnerApplicationSchema } from "@iep-insider/sdk/contract/schemas";
import { useEffect, useRef, useState } from "react";
import { accountFailure } from "../../../app/account/accountFailure.ts";
import { loadToastStack } from "../../../app/toasts/loadToastStack.ts";
import { toasts } from "../../../app/toasts/toasts.ts";
import { applicationFailure, applicationToasts, fieldsFailure } from "../../../content/partnerApplication.ts";
import { useOneAtATime } from "../../../forms/useOneAtATime.ts";
import { originIn, withoutBlank } from "../fields/addresses.ts";
import { type Faults, faultsOf, withoutFault } from "../fields/faultsOf.ts";
import { keepOwnPartner, partnerCalls } from "../ownPartner.ts";
import { applicationDraft, emptyApplication, isBlank } from "./applicationDraft.ts";

export interface ApplicationFailure {
  readonly title: string;
  readonly text: string;
}

export interface ApplicationState {
  readonly typed: PartnerApplication;
  readonly faults: Faults;
  readonly failure: ApplicationFailure | null;
  readonly isSending: boolean;
  /** The fields were restored from an earlier visit. */
  readonly isRestored: boolean;
  readonly change: (changes: Partial<PartnerApplication>) => void;
  /** The first origin defaults to the website's, until another is typed. */
  readonly offerOrigin: () => void;
  /** Shows what is wrong with the fields. @returns whether they are valid. */
  readonly check: () => boolean;
  readonly send: () => Promise<void>;
}

interface Sending {
  /** Called before the page knows of the new application. */
  readonly onSent: () => void;
  /** Whether to submit immediately what was ordered before signing in. */
  readonly keepsOrder: boolean;
}

/**
 * The form's state: values, kept across a reload and across signing in, and failures.
 * @param sending null for a signed-out visitor, for whom nothing is sent.
 */
export function useApplication(sending: Sending | null): ApplicationState {
  const [typed, setTyped] = useState(emptyApplication);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<ApplicationFailure | null>(null);
  const [isSending, runAlone] = useOneAtATime();
  const [isRestored, setRestored] = useState(false);
  const mayWrite = useRef(false);

  useEffect(() => {
    if (mayWrite.current) applicationDraft.write(typed);
  }, [typed]);

  // After the first render, which must match the file.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens.
  useEffect(() => {
    mayWrite.current = true;
    const kept = applicationDraft.read();
    if (kept === null || isBlank(kept)) return;
    setTyped(kept);
    setRestored(true);
    if (sending && applicationDraft.takeOrder() && sending.keepsOrder) void send(kept);
  }, []);

  // Loaded ahead, to be able to report a lost connection.
  useEffect(() => void loadToastStack().catch(() => {}), []);

  /** The application to send: without empty lines, so that the index of a fault is that of its line. */
  function tidied(given: PartnerApplication): PartnerApplication {
    const origins = withoutBlank(given.origins);
    setTyped({ ...given, origins: origins.length > 0 ? origins : [""] });
    return { ...given, origins };
  }

  function refuse(found: Faults): boolean {
    setFaults(found);
    const isRight = Object.keys(found).length === 0;
    setFailure(isRight ? null : { ...fieldsFailure });
    return isRight;
  }

  async function send(given: PartnerApplication) {
    const application = tidied(given);
    if (!refuse(faultsOf(partnerApplicationSchema, application))) return;
    await runAlone(async () => {
      try {
        const partner = await partnerCalls.applyAsPartner(application);
        applicationDraft.write(emptyApplication);
        mayWrite.current = false;
        sending?.onSent();
        keepOwnPartner(partner);
        const told = partner.status === "unconfirmed" ? applicationToasts.kept : applicationToasts.sent;
        toasts.show({ ...told, tone: "good" });
      } catch (error) {
        const found = accountFailure(error, new Date(), applicationFailure);
        setFaults(found.fields);
        setFailure(found);
      }
    });
  }

  return {
    typed,
    faults,
    failure,
    isSending,
    isRestored,
    change: (changes) => {
      setTyped((before) => ({ ...before, ...changes }));
      setFaults((before) => Object.keys(changes).reduce(withoutFault, before));
    },
    offerOrigin: () => {
      const origin = originIn(typed.website);
      if (origin === null || withoutBlank(typed.origins).length > 0) return;
      setTyped((before) => ({ ...before, origins: [origin] }));
      setFaults((before) => withoutFault(before, "origins"));
    },
    check: () => refuse(faultsOf(partnerApplicationSchema, tidied(typed))),
    send: () => send(typed),
  };
}
