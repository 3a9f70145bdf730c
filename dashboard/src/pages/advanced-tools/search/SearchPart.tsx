import { tw } from "@iep-insider/sdk/theme";
import { Button, Icon } from "@iep-insider/sdk/ui";
import { Search } from "lucide";
import { type KeyboardEvent, useId, useRef } from "react";
import { useHydrated } from "../../../app/useHydrated.ts";
import { hubSearch as words } from "../../../content/hubSearch.ts";
import { NothingFound } from "./NothingFound.tsx";
import { keepQuery } from "./queryInAddress.ts";
import { Results } from "./Results.tsx";
import { type Found, useHubSearch } from "./useHubSearch.ts";

/**
 * The hub's search: a field, and below it a list of links that arrow keys walk through. Nothing that is typed leaves the
 * browser.
 */
export function SearchPart() {
  const { query, type, found, prepare } = useHubSearch();
  const isHydrated = useHydrated();
  const id = useId();
  const area = useRef<HTMLElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && query !== "") {
      event.preventDefault();
      clear();
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const next = neighbor(area.current, event.key === "ArrowDown" ? 1 : -1);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  /** By a button that goes with what it was pressed for. */
  const search = (next: string) => {
    type(next);
    area.current?.querySelector("input")?.focus();
  };
  const clear = () => search("");

  return (
    <search ref={area} aria-labelledby={`${id}-label`} className={tw`flex flex-col gap-2 max-w-[44rem]`}>
      <form
        className={tw`flex flex-col gap-2`}
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          area.current?.querySelector<HTMLElement>("li a")?.focus();
        }}
      >
        <label id={`${id}-label`} htmlFor={id} className={tw`font-heading text-xl font-semibold`}>
          {words.label}
        </label>
        <div className={tw`relative flex items-center gap-2`}>
          <span className={tw`absolute left-3 text-quiet`}>
            <Icon node={Search} size="1.25em" />
          </span>
          <input
            id={id}
            type="search"
            value={query}
            readOnly={!isHydrated}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={words.placeholder}
            aria-describedby={`${id}-hint`}
            aria-controls={`${id}-found`}
            onFocus={prepare}
            onBlur={() => keepQuery(query)}
            onChange={(event) => type(event.currentTarget.value)}
            className={`dash-search ${tw`block flex-1 min-w-0 rounded border border-outline bg-sheet text-ink py-2 min-h-[3.25rem]`}`}
          />
          {query === "" ? null : <Button onClick={clear}>{words.clear}</Button>}
        </div>
        <p id={`${id}-hint`} className={tw`text-sm text-quiet`}>
          {words.hint}
        </p>
        <noscript>
          <p className={tw`text-sm text-quiet`}>{words.withoutScripts}</p>
        </noscript>
      </form>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only add to what Tab does. */}
      <div id={`${id}-found`} className={tw`flex flex-col gap-2`} onKeyDown={onKeyDown}>
        <p role="status" className={found?.state === "failed" ? "" : tw`text-sm text-quiet`}>
          {found ? said(found) : ""}
        </p>
        {found?.state === "failed" ? (
          <p>
            <Button onClick={found.retry}>{words.retry}</Button>
          </p>
        ) : null}
        {found?.state === "found" && found.entries.length > 0 ? (
          <Results key={query} entries={found.entries} />
        ) : null}
        {found?.state === "found" && found.entries.length === 0 ? <NothingFound onTry={search} /> : null}
      </div>
    </search>
  );
}

/** The field or result before or after the one that has the focus. */
function neighbor(area: HTMLElement | null, step: 1 | -1): HTMLElement | undefined {
  const stops = [...(area?.querySelectorAll<HTMLElement>("input, li a") ?? [])];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  return at < 0 ? undefined : stops[at + step];
}

function said(found: Found): string {
  if (found.state !== "found") return words[found.state];
  return found.entries.length === 0 ? words.nothingTitle : words.found(found.entries.length);
}
