import { useState } from "react";

/**
 * The text of a field whose value may be temporarily invalid: a color, a key.
 * @param value the last valid one; null for none.
 * @param read parses a text: null for an empty one, undefined for an invalid one.
 * @returns the text as typed, and whether it is invalid.
 */
export function useTyped(
  value: string | null,
  read: (text: string) => string | null | undefined,
  onChange: (value: string | null) => void,
): { readonly text: string; readonly isWrong: boolean; readonly type: (text: string) => void } {
  const [text, setText] = useState(value ?? "");
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Changed elsewhere: Back, a picker, the partner's own site.
    if (read(text) !== value) setText(value ?? "");
  }
  return {
    text,
    isWrong: read(text) === undefined,
    type: (next) => {
      setText(next);
      const meant = read(next);
      if (meant !== undefined && meant !== value) onChange(meant);
    },
  };
}
