import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../useHydrated.ts";
import { adChoice, advertising } from "./advertising.ts";
import type { QuestionBarProps } from "./QuestionBar.tsx";

/**
 * Asks for consent to the advertising tag, if there is a tag and the visitor has not answered yet. Otherwise nothing is
 * fetched.
 */
export function AdvertisingQuestion() {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  useSyncExternalStore(adChoice.subscribe, adChoice.read, () => null);
  const isToAsk = isHydrated && advertising.isToAsk(pathname);
  const [loaded, setLoaded] = useState<{ readonly Bar: ComponentType<QuestionBarProps> } | null>(null);

  useEffect(() => {
    if (!isToAsk) return;
    let isWanted = true;
    import("./QuestionBar.tsx").then(
      ({ QuestionBar }) => {
        if (isWanted) setLoaded({ Bar: QuestionBar });
      },
      // The visitor is not asked, so nothing is loaded.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [isToAsk]);

  if (!isToAsk || !loaded) return null;
  return (
    <loaded.Bar
      onAnswer={(choice) => {
        advertising.answer(choice, pathname);
        // The focused button was removed.
        document.getElementById("main")?.focus({ preventScroll: true });
      }}
    />
  );
}
