import { useEffect, useRef, useState } from "react";
import { useKept } from "../../../kept/index.ts";
import type { LetterForm } from "../form/fields.ts";
import {
  isWorthKeeping,
  type KeptLetters,
  letterBefore,
  lettersFormat,
  sameLetter,
  withLetter,
} from "./KeptLetter.ts";

interface Current {
  readonly form: LetterForm;
  /** Increments when another form replaces this one. */
  readonly round: number;
  /** Whether it is generated now. */
  readonly isWritten: boolean;
}

/** Stores the current letter among the earlier ones. */
export function useKeptLetter({ form, round, isWritten }: Current) {
  const { value, where, change, ...kept } = useKept(lettersFormat);
  const [currentId, setCurrentId] = useState<number | null>(null);
  const current = useRef({ id: currentId, round: -1 });

  const save = (letters: KeptLetters): KeptLetters => {
    const isFirst = current.current.round === -1;
    const isOther = current.current.round !== round;
    const before = letters.find(({ id }) => id === current.current.id);
    current.current.round = round;
    if (!isWorthKeeping(form)) {
      current.current.id = null;
      // It was emptied, by hand or by Start Over. A generated one stays.
      return before && !before.isWritten ? letters.filter((letter) => letter !== before) : letters;
    }
    const known = isOther ? (isFirst ? letterBefore : sameLetter)(letters, form) : before;
    const now = Date.now();
    if (isOther) current.current.id = known?.id ?? null;
    current.current.id ??= Math.max(now, ...letters.map(({ id }) => id + 1));
    const wasWritten = known?.isWritten ?? false;
    if (known && sameLetter([known], form) && (wasWritten || !isWritten)) return letters;
    return withLetter(letters, {
      id: current.current.id,
      changed: now,
      form,
      isWritten: isWritten || wasWritten,
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed and where it is shown are the reasons to save.
  useEffect(() => {
    change(save);
    setCurrentId(current.current.id);
  }, [form, round, isWritten]);

  return {
    letters: value,
    /** The current letter's id; null if the form is empty. */
    currentId,
    where,
    forget: (id: number) => change((letters) => letters.filter((letter) => letter.id !== id)),
    forgetAll: () => {
      kept.forgetAll();
      current.current.id = null;
    },
    forgotten: kept.forgotten,
    /** The next changes belong to another letter. */
    putAside: () => {
      current.current.id = null;
    },
  };
}
