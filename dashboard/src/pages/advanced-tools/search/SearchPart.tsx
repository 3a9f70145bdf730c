import { openToolPath } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook, Icon } from "@iep-insider/sdk/ui";
import { Search } from "lucide";
import { type KeyboardEvent, useRef, useState } from "react";
import { hubSearch as words } from "../../../content/hubSearch.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { keepQuery } from "./queryInAddress.ts";
import type { SearchEntry } from "./SearchEntry.ts";
import { type Found, searchFieldId, useHubSearch } from "./useHubSearch.ts";

/** A search field with a list of links below it that the arrow keys navigate. The query never leaves the browser. */
export function SearchPart() {
  const { query, type, found, prepare } = useHubSearch();
  const id = searchFieldId;
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
  /** For a button that disappears when pressed. */
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

/** The field or result before or after the focused one. */
function neighbor(area: HTMLElement | null, step: 1 | -1): HTMLElement | undefined {
  const stops = [...(area?.querySelectorAll<HTMLElement>("input, li a") ?? [])];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  return at < 0 ? undefined : stops[at + step];
}

function said(found: Found): string {
  if (found.state !== "found") return words[found.state];
  return found.entries.length === 0 ? words.nothingTitle : words.found(found.entries.length);
}

/** Suggestions, and who can help. */
function NothingFound({ onTry }: { readonly onTry: (query: string) => void }) {
  return (
    <div className={tw`flex flex-col gap-3 rounded border border-outline bg-sheet px-4 py-4`}>
      <p>{words.nothingText}</p>
      <div className={tw`flex flex-wrap gap-2`}>
        {words.examples.map((example) => (
          <Button key={example} onClick={() => onTry(example)}>
            {example}
          </Button>
        ))}
      </div>
      <p>{words.nothingHelp}</p>
      <div className={tw`flex flex-wrap gap-2`}>
        <SiteLink to={openToolPath("rights-guide")} className={buttonLook.plain}>
          {words.parentCenter}
        </SiteLink>
        <SiteLink to="/contact" className={buttonLook.plain}>
          {words.contact}
        </SiteLink>
      </div>
    </div>
  );
}

/** The number of results shown first: as many as fit below the field on a phone. */
const first = 6;

/** The best first, each with its kind. */
function Results({ entries }: { readonly entries: readonly SearchEntry[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, first);
  const rest = entries.length - shown.length;
  return (
    <>
      <ul
        aria-label={words.resultsLabel}
        className={tw`flex flex-col rounded border border-outline bg-sheet`}
      >
        {shown.map((entry) => (
          <Result key={entry.id} entry={entry} />
        ))}
      </ul>
      {rest > 0 ? (
        <p>
          <Button onClick={() => setWhole(true)}>{words.more(rest)}</Button>
        </p>
      ) : null}
    </>
  );
}

function Result({ entry: { kind, title, line, to, icon } }: { readonly entry: SearchEntry }) {
  return (
    <li className={`dash-ruled ${tw`relative flex items-start gap-3 border-line px-3 py-3`}`}>
      <span className={tw`text-primary pt-px`}>
        <Icon node={icon} size="1.375rem" />
      </span>
      <div className={tw`flex flex-col min-w-0`}>
        <p className={tw`flex flex-wrap items-baseline gap-x-2`}>
          <SiteLink to={to} className={`dash-whole-card ${tw`text-primary font-semibold`}`}>
            {title}
          </SiteLink>
          <span className={tw`text-sm text-quiet`}>{words.kinds[kind]}</span>
        </p>
        <p className={`dash-two-lines ${tw`text-sm`}`}>{line}</p>
      </div>
    </li>
  );
}
