import { type ReactNode, useSyncExternalStore } from "react";

interface Props {
  /** On a phone one line of it is shown until it is opened. */
  readonly text: string;
  readonly children: ReactNode;
}

/** Long text in a table, where a row is a card on a phone (`dataTable.css`). */
export function FoldedOnPhone({ text, children }: Props) {
  const isPhone = useIsPhone();
  if (!isPhone)
    return (
      <>
        {text}
        {children}
      </>
    );
  return (
    <div>
      <details className="dash-fold">
        <summary>{text}</summary>
        {children}
      </details>
    </div>
  );
}

/** Whether rows of tables are cards. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(phone);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => window.matchMedia(phone).matches,
    () => false,
  );
}

const phone = "(max-width: 767px)";
