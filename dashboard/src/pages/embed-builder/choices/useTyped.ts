import { useState } from "react";

/**
 * The text of a field whose value is only a part of what can be typed: a color, a key.
 * @param value the last that was right; null for none.
 * @param read the value of a text: null for an empty one, undefined for one that is wrong.
 * @returns the text as it was typed, and whether it is wrong.
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
    // It came from elsewhere: Back, a picker, one's own site.
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
