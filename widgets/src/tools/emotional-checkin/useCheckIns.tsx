import { type DeviceText, useOpening, useToolHost } from "@iep-insider/sdk/host";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useKept } from "../../kept/index.ts";
import { checkInFormat } from "./checkInFormat.ts";
import { toasts } from "./content.ts";
import {
  type Entry,
  type EntryForm,
  emptyForm,
  missingIn,
  withEntry,
  without,
  withReturned,
} from "./logic.ts";

/** The three steps of the specification. */
export type Stage = "intro" | "form" | "summary";

interface CourseState {
  readonly stage: Stage;
  /** As it is typed; null until then, and the kept one counts. */
  readonly typedName: string | null;
  readonly form: EntryForm;
  /** What was just done: saved, or taken away and which. */
  readonly isJustSaved: boolean;
  readonly removed: Entry | null;
}

const nothingDone = { isJustSaved: false, removed: null } as const;
const beginning: CourseState = { stage: "intro", typedName: null, form: emptyForm, ...nothingDone };

/**
 * On our own pages a tool leaves its place when another one opens. The way back leads to where the parent was, with
 * what is in the form, as long as the page is open. What is saved is kept on the device.
 */
const inThisPage = new WeakMap<DeviceText, CourseState>();

/** The course of the check-in: where the parent is, and what is saved. */
export function useCheckIns() {
  const { device, notify, track } = useToolHost();
  const { isOpen } = useOpening();
  const kept = useKept(checkInFormat);
  const { entries } = kept.value;
  const [state, setState] = useState<CourseState>(() => ({
    // Nothing of it where all was forgotten meanwhile.
    ...((entries.length > 0 && device && inThisPage.get(device)) || beginning),
    ...nothingDone,
  }));
  const childName = state.typedName ?? kept.value.childName;
  // How often a press took itself away without a new screen.
  const [turns, setTurns] = useState(0);
  const counted = useRef({ start: false, complete: false });

  // At once: the tool may be taken away right after.
  useLayoutEffect(() => {
    if (device) inThisPage.set(device, state);
  }, [device, state]);

  const change = (next: Partial<CourseState>) => setState((now) => ({ ...now, ...nothingDone, ...next }));
  const changeEntries = (next: (now: readonly Entry[]) => readonly Entry[]) =>
    kept.change((now) => ({ childName: state.typedName ?? now.childName, entries: next(now.entries) }));
  const countOnce = (event: "start" | "complete") => {
    if (!counted.current[event]) track(`tool_${event}`, "emotional-checkin");
    counted.current[event] = true;
  };

  const hasSummary = state.isJustSaved && isOpen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once, when the summary shows what was saved.
  useEffect(() => {
    if (hasSummary) countOnce("complete");
  }, [hasSummary]);

  return {
    ...state,
    entries,
    childName,
    /** Where the check-ins are kept. */
    where: kept.where,
    forgotten: kept.forgotten,
    /** Another one for each screen to which the focus goes. */
    screenKey: `${state.stage} ${turns}`,
    setChildName: (typedName: string) => {
      change({ typedName });
      kept.change((now) => ({ ...now, childName: typedName }));
    },
    setForm: (part: Partial<EntryForm>) => setState((now) => ({ ...now, form: { ...now.form, ...part } })),
    /** To the entry form, from the intro or from the summary. */
    add: () => {
      countOnce("start");
      change({ stage: "form" });
    },
    seeSummary: () => change({ stage: "summary" }),
    /** @returns what is missing; then nothing was saved. */
    save: () => {
      const missing = missingIn(state.form);
      if (missing.length > 0) {
        notify({ ...toasts.missing, tone: "stop" });
        return missing;
      }
      changeEntries((now) => withEntry(now, state.form, new Date()));
      change({ stage: "summary", form: emptyForm, isJustSaved: true });
      notify({ ...toasts.saved, tone: "good" });
      return missing;
    },
    goToIntro: () => change({ stage: "intro" }),
    /** Back to the intro without what was not saved. What was saved stays. */
    startOver: () => change({ stage: "intro", form: emptyForm }),
    remove: (entry: Entry) => {
      changeEntries((now) => without(now, entry));
      change({ removed: entry });
    },
    putBack: (entry: Entry) => {
      changeEntries((now) => withReturned(now, entry));
      change({});
      // The empty summary is another screen.
      if (entries.length === 0) setTurns((before) => before + 1);
    },
    forgetAll: () => {
      kept.forgetAll();
      setState(beginning);
      setTurns((before) => before + 1);
    },
  };
}

export type CheckInCourse = ReturnType<typeof useCheckIns>;
