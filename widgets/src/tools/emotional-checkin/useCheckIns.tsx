import { type Drafts, useToolHost } from "@iep-insider/sdk/host";
import { useLayoutEffect, useRef, useState } from "react";
import { toasts } from "./content.ts";
import { type Entry, type EntryForm, emptyForm, missingIn, withEntry, withReturned } from "./logic.ts";

/** The three steps of tools.md section 2. */
export type Stage = "intro" | "form" | "summary";

interface CheckInState {
  readonly stage: Stage;
  readonly childName: string;
  /** Newest first. */
  readonly entries: readonly Entry[];
  readonly form: EntryForm;
  /** What the summary says in place of what was just done: saved, or taken away and which. */
  readonly isJustSaved: boolean;
  readonly removed: Entry | null;
}

const nothingDone = { isJustSaved: false, removed: null } as const;
const nothing: CheckInState = { stage: "intro", childName: "", entries: [], form: emptyForm, ...nothingDone };

/**
 * On our own pages a tool leaves its place when another one opens, and the way back would find no check-in. So they
 * stay in the memory of the page, by the host's drafts as what tells one page from another, until it is reloaded
 * or closed. Nothing is written to the drafts themselves, nor to any storage (DECISIONS 30). In an element the tool
 * stays mounted behind the other one, and nothing is held here.
 */
const inThisPage = new WeakMap<Drafts, CheckInState>();

/** The course of the check-in: where the parent stands, and what is saved; in memory alone. */
export function useCheckIns() {
  const { drafts, notify, track } = useToolHost();
  const [state, setState] = useState<CheckInState>(() => ({
    ...((drafts && inThisPage.get(drafts)) ?? nothing),
    ...nothingDone,
  }));
  // How often a press took itself away without a new screen.
  const [turns, setTurns] = useState(0);
  const counted = useRef({ start: false, complete: false });

  // At once: the tool may be taken away right after.
  useLayoutEffect(() => {
    if (drafts) inThisPage.set(drafts, state);
  }, [drafts, state]);

  const change = (next: Partial<CheckInState>) => setState((now) => ({ ...now, ...nothingDone, ...next }));
  const countOnce = (event: "start" | "complete") => {
    if (!counted.current[event]) track(`tool_${event}`, "emotional-checkin");
    counted.current[event] = true;
  };

  return {
    ...state,
    /** Another one for each screen to which the focus goes. */
    screenKey: `${state.stage} ${turns}`,
    setChildName: (childName: string) => change({ childName }),
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
      countOnce("complete");
      change({
        stage: "summary",
        entries: withEntry(state.entries, state.form, new Date()),
        form: emptyForm,
        isJustSaved: true,
      });
      notify({ ...toasts.saved, tone: "good" });
      return missing;
    },
    /** Back to the intro without what was not saved. What was saved stays. */
    startOver: () => change({ stage: "intro", form: emptyForm }),
    remove: (entry: Entry) =>
      change({ entries: state.entries.filter((one) => one !== entry), removed: entry }),
    putBack: (entry: Entry) => {
      change({ entries: withReturned(state.entries, entry) });
      // The empty summary is another screen.
      if (state.entries.length === 0) setTurns((before) => before + 1);
    },
    clearAll: () => {
      setState(nothing);
      setTurns((before) => before + 1);
    },
  };
}

export type CheckInCourse = ReturnType<typeof useCheckIns>;
