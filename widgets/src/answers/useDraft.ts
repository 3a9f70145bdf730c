import type { AiTool } from "@iep-insider/sdk/contract";
import { useToolHost } from "@iep-insider/sdk/host";
import { useCallback, useEffect, useRef, useState } from "react";

/**
 * What is typed into a form, kept where the host keeps anything; its first touch starts the tool. Names to leave out have no place in it.
 * @param begin what the form starts with.
 * @param from reads what was kept, of any shape; null where it is of no use.
 * @returns the form, how to change it, and while what was kept stands there, how to clear it (for `RestoredNotice`).
 */
export function useDraft<Form extends object>(
  tool: AiTool,
  begin: () => Form,
  from: (kept: unknown) => Form | null,
): readonly [form: Form, change: (some: Partial<Form>) => void, clear: (() => void) | null] {
  const { drafts, start, track } = useToolHost();
  const [form, setForm] = useState(begin);
  const [isRestored, setRestored] = useState(false);
  const now = useRef(form);
  const beginning = useRef(begin);
  const isTouched = useRef(false);
  const isBegun = useRef(false);

  // After the first render, since no server knows what a browser keeps; what was handed over comes first, and a
  // parent may have been quicker.
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const kept = start || isTouched.current ? null : from(drafts?.read(tool));
    if (!kept) return;
    now.current = kept;
    setForm(kept);
    setRestored(true);
  }, [drafts, start, tool, from]);

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
    now.current = beginning.current();
    setForm(now.current);
    setRestored(false);
    drafts?.clear(tool);
  }, [drafts, tool]);
  return [form, change, isRestored ? clear : null];
}
