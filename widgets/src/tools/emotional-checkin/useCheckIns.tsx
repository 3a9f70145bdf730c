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

/** From the specification. */
export type Stage = "intro" | "form" | "summary";

interface CourseState {
  readonly stage: Stage;
  /** As typed; null until then, when the stored one applies. */
  readonly typedName: string | null;
  readonly form: EntryForm;
  /** The last action: saved, or removed and which. */
  readonly isJustSaved: boolean;
  readonly removed: Entry | null;
}

const nothingDone = { isJustSaved: false, removed: null } as const;
const beginning: CourseState = { stage: "intro", typedName: null, form: emptyForm, ...nothingDone };

const inMemory = /* verbatim */ "course kept";

/**
 * On our own pages a tool unmounts when another one opens. Going back restores the step and the form while the page is
 * open. Saved data is on the device.
 */
const inThisPage = new WeakMap<DeviceText, CourseState>();

/** The state of the check-in: the current step, and what is saved. */
export function useCheckIns() {
  const { device, memory, notify, track } = useToolHost();
  const { isOpen } = useOpening();
  const kept = useKept(checkInFormat);
  const { entries } = kept.value;
  const [state, setState] = useState<CourseState>(() => ({
    // Not if everything was deleted meanwhile.
    ...((memory?.read(inMemory) as CourseState | undefined) ??
      ((entries.length > 0 && device && inThisPage.get(device)) || beginning)),
    ...nothingDone,
  }));
  const childName = state.typedName ?? kept.value.childName;
  // How often a pressed button disappeared without a new screen.
  const [turns, setTurns] = useState(0);
  const counted = useRef({ start: false, complete: false });

  // Synchronously: the tool may unmount right after.
  useLayoutEffect(() => {
    if (device) inThisPage.set(device, state);
    memory?.write(inMemory, state);
  }, [device, memory, state]);

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
    /** Where the check-ins are stored. */
    where: kept.where,
    forgotten: kept.forgotten,
    /** A new key for each screen that takes focus. */
    screenKey: `${state.stage} ${turns}`,
    setChildName: (typedName: string) => {
      change({ typedName });
      kept.change((now) => ({ ...now, childName: typedName }));
    },
    setForm: (part: Partial<EntryForm>) => setState((now) => ({ ...now, form: { ...now.form, ...part } })),
    /** To the entry form, from the intro or the summary. */
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
    /** Back to the intro without unsaved values. Saved check-ins stay. */
    startOver: () => change({ stage: "intro", form: emptyForm }),
    remove: (entry: Entry) => {
      changeEntries((now) => without(now, entry));
      change({ removed: entry });
    },
    putBack: (entry: Entry) => {
      changeEntries((now) => withReturned(now, entry));
      change({});
      // The empty summary is a new screen.
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
