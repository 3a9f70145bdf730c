import type { AiTool } from "@iep-insider/sdk/contract";
import { useToolHost } from "@iep-insider/sdk/host";
import type { StateCode } from "@iep-insider/sdk/law";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { stateFrom } from "./stateFrom.ts";

/**
 * A form's values, stored as a draft if the host supports it; the first interaction starts the tool. Names to remove
 * are never part of it.
 * @param begin the initial form; a state that the page's owner has set is added if it has none.
 * @param from parses a stored draft; null if it is invalid.
 * @returns the form, how to change it, and, while a restored draft is shown, how to clear it (for `RestoredNotice`).
 */
export function useDraft<Form extends { readonly state: StateCode | "" }>(
  tool: AiTool,
  begin: () => Form,
  from: (kept: unknown) => Form | null,
): readonly [form: Form, change: (some: Partial<Form>) => void, clear: (() => void) | null] {
  const { drafts, start, state, track } = useToolHost();
  const beginning = useRef(begin);
  const given = stateFrom(state);
  const withState = useCallback(
    (form: Form): Form => (form.state === "" && given !== "" ? { ...form, state: given } : form),
    [given],
  );
  const [form, setForm] = useState(() => withState(begin()));
  const [isRestored, setRestored] = useState(false);
  const now = useRef(form);
  const isTouched = useRef(false);
  const isBegun = useRef(false);

  // After the first render, since no server knows what a browser stores; start values take precedence, and a parent may
  // have typed already.
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const kept = start || isTouched.current ? null : from(drafts?.read(tool));
    if (!kept) return;
    isTouched.current = true;
    now.current = kept;
    setForm(kept);
    setRestored(true);
  }, [drafts, start, tool, from]);
  // The state may arrive later. Before the next click, which would start the form without it.
  useLayoutEffect(() => {
    if (isTouched.current) return;
    now.current = withState(now.current);
    setForm(now.current);
  }, [withState]);

  const change = useCallback(
    (some: Partial<Form>) => {
      isTouched.current = true;
      track("tool_start", tool);
      now.current = { ...now.current, ...some };
      setForm(now.current);
      drafts?.write(tool, now.current);
    },
    [drafts, tool, track],
  );
  const clear = useCallback(() => {
    now.current = withState(beginning.current());
    setForm(now.current);
    setRestored(false);
    drafts?.clear(tool);
  }, [drafts, tool, withState]);
  return [form, change, isRestored ? clear : null];
}
