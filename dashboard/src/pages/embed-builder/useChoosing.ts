import {
  choiceQuery,
  type EmbedChoice,
  plainChoice,
  readChoice,
  type SnippetKind,
  snippetKinds,
} from "@iep-insider/sdk/embed";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

/** A tool's choices, from the URL, and functions to change them. */
export interface Choosing {
  /** As shown and copied. */
  readonly choice: EmbedChoice;
  /** The choice in the URL, which lags briefly behind typing. */
  readonly settled: EmbedChoice;
  readonly kind: SnippetKind;
  /** For a click: adds a history entry. */
  readonly choose: (part: Partial<EmbedChoice>) => void;
  /** For a key press: the URL follows after a pause. */
  readonly type: (part: Partial<EmbedChoice>) => void;
  readonly show: (kind: SnippetKind) => void;
}

/** In milliseconds. */
const pause = 500;

/** The URL parameter of the snippet's kind. */
const kindName = "as";

/** All state is in the URL, so that a reload, a link and Back restore it. */
export function useChoosing(): Choosing {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(search);
  const settled = readChoice(given) ?? plainChoice("aide-screener");
  const kind = snippetKinds.find((known) => known === given.get(kindName)) ?? "script";
  const [choice, setChoice] = useState(settled);
  const [seen, setSeen] = useState(search);
  // Queries we are writing to the URL: on a slow device more may be typed meanwhile.
  const [underway, setUnderway] = useState<readonly string[]>([]);
  if (search !== seen) {
    setSeen(search);
    const arrived = underway.indexOf(choiceQuery(settled));
    setUnderway(underway.slice(arrived + 1));
    // Back, or a link: not our own change.
    if (arrived < 0 && choiceQuery(choice) !== choiceQuery(settled)) setChoice(settled);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function write(next: EmbedChoice, nextKind: SnippetKind, replace: boolean) {
    clearTimeout(timer.current);
    if (choiceQuery(next) !== choiceQuery(settled)) setUnderway((before) => [...before, choiceQuery(next)]);
    const as = nextKind === "script" ? "" : `&${kindName}=${nextKind}`;
    navigate(`?${choiceQuery(next)}${as}`, { replace, state, preventScrollReset: true });
  }
  return {
    choice,
    settled,
    kind,
    choose: (part) => {
      const next = { ...choice, ...part };
      setChoice(next);
      write(next, kind, false);
    },
    type: (part) => {
      const next = { ...choice, ...part };
      setChoice(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write(next, kind, true), pause);
    },
    show: (nextKind) => write(choice, nextKind, true),
  };
}
