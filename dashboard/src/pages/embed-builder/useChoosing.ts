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

/** What is chosen for a tool, as the address has it, and the ways to change it. */
export interface Choosing {
  /** As it is shown and copied. */
  readonly choice: EmbedChoice;
  /** The choice in the address, which lags briefly behind typing. */
  readonly settled: EmbedChoice;
  readonly kind: SnippetKind;
  /** A press: a step that Back takes back. */
  readonly choose: (part: Partial<EmbedChoice>) => void;
  /** A letter more: the address follows after a pause. */
  readonly type: (part: Partial<EmbedChoice>) => void;
  readonly show: (kind: SnippetKind) => void;
}

/** Milliseconds without another letter. */
const pause = 500;

/** The name of the address's part for the way that is shown. */
const kindName = "as";

/** The address is where everything is kept, so that a reload, a link and the Back button all find it again. */
export function useChoosing(): Choosing {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(search);
  const settled = readChoice(given) ?? plainChoice("aide-screener");
  const kind = snippetKinds.find((known) => known === given.get(kindName)) ?? "script";
  const [choice, setChoice] = useState(settled);
  const [seen, setSeen] = useState(search);
  // What we wrote into the address and is not there yet: on a slow device letters are typed meanwhile.
  const [underway, setUnderway] = useState<readonly string[]>([]);
  if (search !== seen) {
    setSeen(search);
    const arrived = underway.indexOf(choiceQuery(settled));
    setUnderway(underway.slice(arrived + 1));
    // Back, or a link: not what we have written there ourselves.
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
