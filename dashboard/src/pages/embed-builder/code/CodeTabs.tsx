import type { SnippetKind } from "@iep-insider/sdk/embed";
import { tw } from "@iep-insider/sdk/theme";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { codeWords } from "../../../content/embedBuilder.ts";

interface Props {
  readonly label: string;
  readonly ids: readonly SnippetKind[];
  readonly chosen: SnippetKind;
  readonly onChoose: (id: SnippetKind) => void;
  readonly children: (id: SnippetKind) => ReactNode;
}

/** A row of tabs, and what the chosen one shows. */
export function CodeTabs({ label, ids, chosen, onChoose, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const id = useId();

  function onKeyDown(event: KeyboardEvent) {
    // From where the focus is: the address, which the chosen one is read from, may be a moment behind two quick keys.
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
    <div className={tw`flex flex-col gap-5 min-w-0`}>
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
            aria-controls={tab === chosen ? `${id}-panel` : undefined}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => onChoose(tab)}
            className={`${look.tab} ${tab === chosen ? look.chosen : look.other}`}
          >
            {codeWords.kinds[tab].tab}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children(chosen)}
      </div>
    </div>
  );
}

/** By the keys of a row of tabs (WAI-ARIA Authoring Practices). */
function tabAfter(ids: readonly SnippetKind[], at: number, key: string): SnippetKind | undefined {
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
