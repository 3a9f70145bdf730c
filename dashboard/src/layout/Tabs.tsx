import { tw } from "@iep-insider/sdk/theme";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";

interface Props<Id extends string> {
  readonly label: string;
  readonly ids: readonly Id[];
  readonly nameOf: (id: Id) => string;
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  /** A tab's panel. Inactive panels are hidden. */
  readonly children: (id: Id) => ReactNode;
}

/** Tabs and their panels (WAI-ARIA Authoring Practices). */
export function Tabs<Id extends string>({ label, ids, nameOf, chosen, onChoose, children }: Props<Id>) {
  const row = useRef<HTMLDivElement>(null);
  const id = useId();

  function onKeyDown(event: KeyboardEvent) {
    // From the focused tab: the URL, which determines the chosen one, may lag behind two quick key presses.
    const at = ids.findIndex(
      (tab) => event.target instanceof HTMLElement && tab === event.target.dataset["tab"],
    );
    const next = at < 0 ? undefined : tabAfter(ids, at, event.key);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    row.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }

  return (
    <div className={tw`flex flex-col gap-6 min-w-0`}>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className={tw`flex flex-wrap border-b border-line`}
        onKeyDown={onKeyDown}
      >
        {ids.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            data-tab={tab}
            aria-selected={tab === chosen}
            aria-controls={`${id}-${tab}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => onChoose(tab)}
            className={`${look.tab} ${tab === chosen ? look.chosen : look.other}`}
          >
            {nameOf(tab)}
          </button>
        ))}
      </div>
      {ids.map((tab) => (
        <div
          key={tab}
          role="tabpanel"
          id={`${id}-${tab}-panel`}
          aria-labelledby={`${id}-${tab}`}
          hidden={tab !== chosen}
        >
          {children(tab)}
        </div>
      ))}
    </div>
  );
}

function tabAfter<Id extends string>(ids: readonly Id[], at: number, key: string): Id | undefined {
  switch (key) {
    case "ArrowRight":
      return ids[(at + 1) % ids.length];
    case "ArrowLeft":
      return ids.at(at - 1);
    case "Home":
      return ids[0];
    case "End":
      return ids.at(-1);
    default:
      return undefined;
  }
}

const look = {
  tab: tw`inline-flex items-center justify-center min-h-[2.75rem] px-3 sm:px-5 -mb-px border-b-4`,
  chosen: tw`border-primary font-semibold`,
  other: tw`border-transparent text-quiet hover:text-ink`,
} as const;
