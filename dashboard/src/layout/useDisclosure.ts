import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

export interface Disclosure {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** Contains the button and what it opens; focus or a press outside closes it. */
  readonly around: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/**
 * A button that opens something below it. Escape closes it and returns the focus to the button; a press or focus
 * outside, and navigation, close it too.
 */
export function useDisclosure(): Disclosure {
  const { key } = useLocation();
  // Any navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const around = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openAt === key;

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpenAt(null);
      button.current?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !around.current?.contains(target)) setOpenAt(null);
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onElsewhere);
    document.addEventListener("focusin", onElsewhere);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onElsewhere);
      document.removeEventListener("focusin", onElsewhere);
    };
  }, [isOpen]);

  return {
    isOpen,
    toggle: () => setOpenAt(isOpen ? null : key),
    close: () => setOpenAt(null),
    around,
    button,
  };
}
