import { useOpening, useToolHost } from "@iep-insider/sdk/host";
import { type StateCode, stateNames } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Card, Select } from "@iep-insider/sdk/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { LawList } from "../../documents/index.ts";
import { later, useTouch, WhenOpen } from "../../later/index.ts";
import { Fold } from "../../result/index.ts";
import { addressAhead } from "../../screens/index.ts";
import { help, history, historyPost, rights, rightsWords } from "./content.ts";
import { stateCodes, stateToBeginWith } from "./logic.ts";
import { rightSentences } from "./rightSection.ts";

const state = later(
  () => import("./StatePart.tsx"),
  (part) => part.StatePart,
);

const options = stateCodes.map((code) => ({ id: code, label: rightsWords.option(code, stateNames[code]) }));

/** The state of the card. */
interface Said {
  readonly how: keyof typeof rightsWords.status;
  readonly of: StateCode;
}

/** The parent rights guide. Runs on the device; needs a host. */
export function RightsGuide() {
  const { drafts, openPage, start, state: given, track } = useToolHost();
  const { isOpen, asks } = useOpening();
  // Synchronously, so that nothing shifts on a page whose owner has set a state.
  const [code, setCode] = useState(() =>
    stateToBeginWith({ draft: null, handedOver: start?.answers["state"], state: given }),
  );
  const [said, setSaid] = useState<Said | null>(null);
  const area = useRef<HTMLDivElement>(null);
  useTouch(area, state.fetch);
  const isBegun = useRef(false);
  const counted = useRef({ start: false, complete: false });

  // After the first render, since no server knows what a browser stores; and once, so that later changes around the
  // tool never overwrite the choice.
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const kept = stateToBeginWith({
      draft: drafts?.read("rights-guide"),
      handedOver: undefined,
      state: null,
    });
    // Start values take precedence, and a parent may have chosen already.
    setCode((now) => now || kept);
  }, [drafts]);

  // The state set by the page's owner may arrive later.
  useEffect(() => {
    if (!counted.current.start)
      setCode((now) => now || stateToBeginWith({ draft: null, handedOver: undefined, state: given }));
  }, [given]);

  const choose = (next: StateCode | "") => {
    if (!counted.current.start) track("tool_start", "rights-guide");
    counted.current.start = true;
    setCode(next);
    if (next === "") {
      setSaid(null);
      drafts?.clear("rights-guide");
      return;
    }
    // The gate below the list does not take focus, since the arrow keys step through the list.
    if (!isOpen) setSaid({ how: "closed", of: next });
    drafts?.write("rights-guide", next);
  };
  const say = useCallback(
    (how: Said["how"], of: StateCode) => {
      setSaid({ how, of });
      // Counted if a parent chose the state, not if the page's owner did.
      if (how !== "known" || !counted.current.start || counted.current.complete) return;
      counted.current.complete = true;
      track("tool_complete", "rights-guide");
    },
    [track],
  );

  return (
    <div ref={area} className={tw`flex flex-col gap-6`}>
      <div className={tw`flex flex-col gap-2 max-w-text`}>
        <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
          {rightsWords.title}
        </h2>
        <p>{rightsWords.lead}</p>
        <p className={tw`text-sm text-quiet`}>{rightsWords.honest}</p>
      </div>
      <div className={tw`flex flex-col gap-2 max-w-text`}>
        <Select
          label={rightsWords.state}
          value={code}
          none={rightsWords.noState}
          options={options}
          hint={rightsWords.private}
          onChange={choose}
        />
        <p role="status" className={tw`text-sm text-quiet min-h-[1.5em]`}>
          {statusOf(said, code, asks)}
        </p>
      </div>
      {code ? (
        // Until the card loads, what follows stays below the fold, so that nothing visible shifts.
        <div className={room(isOpen, said)}>
          <WhenOpen>
            <state.Screen code={code} onStatus={say} />
          </WhenOpen>
        </div>
      ) : null}
      <Card className={tw`flex flex-col gap-4`}>
        <h3 className={tw`text-lg`}>{rightsWords.rightsTitle}</h3>
        <div>
          {rights.map((right, index) => (
            <Fold
              level={4}
              key={right.title}
              title={right.title}
              isShown={start?.answers["right"] === `${index + 1}`}
            >
              <LawList sentences={rightSentences(right)} />
            </Fold>
          ))}
          <Fold level={4} title={history.title}>
            <LawList sentences={rightSentences(history)} />
            <div>
              <Button onClick={() => openPage(historyPost.path)}>{historyPost.button}</Button>
            </div>
          </Fold>
        </div>
      </Card>
      <Card className={tw`flex flex-col gap-3`}>
        <h3 className={tw`text-lg`}>{help.title}</h3>
        <p className={tw`max-w-text`}>{help.text}</p>
        <div className={tw`flex flex-wrap gap-3`}>
          <Button onClick={() => openPage("/advanced-tools")}>{help.tools}</Button>
          <Button onClick={() => openPage("/pricing")}>{help.pricing}</Button>
        </div>
      </Card>
    </div>
  );
}

/** A state set by the page's owner comes with the gate below it, before anything was announced. */
function statusOf(said: Said | null, code: StateCode | "", asks: boolean): string {
  if (said) return rightsWords.status[said.how](stateNames[said.of]);
  if (!asks) return "";
  return code ? rightsWords.status.closed(stateNames[code]) : addressAhead;
}

/** The card is longer than a screen, the gate about as long as a phone's. */
function room(isOpen: boolean, said: Said | null): string {
  if (said?.how === "failed") return "";
  return isOpen ? tw`min-h-screen` : tw`min-h-[36rem] wide:min-h-[28rem]`;
}
