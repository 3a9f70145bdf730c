import type { TopicChoice } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { Working } from "../../answers/index.ts";
import { later } from "../../later/index.ts";
import { chatWords } from "./content.ts";
import type { Exchange } from "./logic.ts";

const reply = later(
  () => import("./ChatReply.tsx"),
  (part) => part.ChatReply,
);

/** Loads the component of an answer. */
export const fetchReply = reply.fetch;

type Question = Pick<Exchange, "question" | "chosen">;

interface Props {
  readonly exchanges: readonly Exchange[];
  /** The question being answered; null without one. */
  readonly pending: Question | null;
  readonly onCancel: () => void;
  /** The last answer's use was taken back. */
  readonly onReturned: () => void;
  /** Asks a question again, about this topic. */
  readonly onChoose: (question: string, choice: TopicChoice) => void;
  /** Moves to the field, with this text in it; null keeps its text. */
  readonly onRephrase: (question: string | null) => void;
}

/** The greeting, the questions and the answers, as a live region. */
export function Messages({ exchanges, pending, onCancel, ...on }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const lastId = exchanges.at(-1)?.id ?? 0;
  const seen = useRef(0);
  useEffect(() => {
    // While a failed question is retried, the last one is an older one.
    if (lastId <= seen.current) return;
    seen.current = lastId;
    const newest = bringUpNewest(list.current);
    // Only if the pressed button was removed: a parent who reads or types elsewhere keeps the focus.
    if (document.activeElement === document.body) newest?.focus({ preventScroll: true });
  }, [lastId]);
  // Also once its part has loaded: before that, too little is below it to scroll to it.
  const onShown = useCallback(() => void bringUpNewest(list.current), []);

  return (
    <div ref={list} role="log" aria-label={chatWords.messages} className={listLook}>
      <Said by={chatWords.assistant}>
        <p>{chatWords.greeting}</p>
      </Said>
      {exchanges.map(({ id, came, ...asked }) => (
        <div key={id} className={tw`flex flex-col gap-4`}>
          <Asked {...asked} />
          <div tabIndex={-1} data-newest={id === lastId ? "" : undefined}>
            <Said by={chatWords.assistant}>
              {asked.question === null ? (
                <p className={tw`text-sm text-quiet`}>{chatWords.fromBefore}</p>
              ) : null}
              {"answer" in came ? (
                <reply.Screen
                  answer={came.answer}
                  question={asked.question}
                  isNewest={id === lastId && pending === null}
                  onReturned={on.onReturned}
                  onChoose={(choice) => on.onChoose(asked.question ?? "", choice)}
                  onRephrase={on.onRephrase}
                  onShown={onShown}
                />
              ) : (
                <Failure sentence={came.failure} />
              )}
            </Said>
          </div>
        </div>
      ))}
      {pending === null ? null : (
        <>
          <Asked {...pending} />
          <Working label={chatWords.thinking} onCancel={onCancel} />
        </>
      )}
    </div>
  );
}

/** Scrolls the start of the newest answer into view. */
function bringUpNewest(list: HTMLElement | null): HTMLElement | null {
  const newest = list?.querySelector<HTMLElement>("[data-newest]") ?? null;
  if (newest === null) return null;
  const { top } = newest.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight * 0.4) newest.scrollIntoView({ block: "start" });
  return newest;
}

function Asked({ question, chosen }: Question) {
  if (question === null) return null;
  return (
    <div className={tw`self-end max-w-text rounded bg-wash px-4 py-3`}>
      <p className={tw`text-sm text-quiet`}>{chosen ? chatWords.chose : chatWords.you}</p>
      <p className={tw`whitespace-pre-line break-words`}>{chosen ?? question}</p>
    </div>
  );
}

function Said({ by, children }: { readonly by: string; readonly children: ReactNode }) {
  return (
    <div className={tw`flex flex-col gap-2 max-w-text border-l-4 border-primary pl-4`}>
      <p className={tw`text-sm text-quiet`}>{by}</p>
      {children}
    </div>
  );
}

function Failure({ sentence }: { readonly sentence: string }) {
  return (
    <>
      <p>{chatWords.failed}</p>
      {sentence ? <p className={tw`text-sm`}>{sentence}</p> : null}
      <p className={tw`text-sm text-quiet`}>{chatWords.stillThere}</p>
    </>
  );
}

// Positioned, so that visually hidden text inside does not lengthen the page.
const listLook = tw`relative flex flex-col gap-4 flex-1`;
