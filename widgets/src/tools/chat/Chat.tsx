import { ai, type ChatAnswer, type ChatQuestion, longest, type TopicChoice } from "@iep-insider/sdk/contract";
import { useToolHost } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Card, Notice } from "@iep-insider/sdk/ui";
import { useEffect, useRef, useState } from "react";
import {
  Asking,
  GateInPlace,
  KeptNotice,
  NamesField,
  namesIn,
  RestoredNotice,
  StateField,
  ToolHead,
  useAnswer,
  useDraft,
  useNames,
} from "../../answers/index.ts";
import { later } from "../../later/index.ts";
import { Composer } from "./Composer.tsx";
import { chatWords, complete as words } from "./content.ts";
import {
  type ChatForm,
  type Exchange,
  earlierTopics,
  formFrom,
  isSingleUseOver,
  withExchange,
  withoutFailed,
} from "./logic.ts";
import { fetchReply, Messages } from "./Messages.tsx";

const center = later(
  () => import("./ChatReply.tsx"),
  (part) => part.ParentCenter,
);

/** The AI chat assistant. Asks the server; needs a host. */
export function Chat() {
  const { connect, start } = useToolHost();
  const [form, change, clear] = useDraft<ChatForm>(
    "chat",
    () => formFrom(start?.answers) ?? { question: "", state: "" },
    formFrom,
  );
  const [names, setNames] = useNames();
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const [pending, setPending] = useState<Pick<Exchange, "question" | "chosen">>({ question: "" });
  const [wantsMore, setWantsMore] = useState(false);
  const count = useRef(0);
  const composer = useRef<HTMLTextAreaElement>(null);
  const add = (question: string | null, came: Exchange["came"]) => {
    count.current += 1;
    const chosen = question === pending.question ? pending.chosen : undefined;
    const next = { id: count.current, question, chosen, came };
    setExchanges((before) => withExchange(before, next));
    setWantsMore(false);
  };
  const course = useAnswer<"chat", ChatQuestion>({
    tool: "chat",
    ask: (input, signal) => connect({ chat: ai.chat }).chat(input, { signal }),
    texts: [{ field: "question", label: chatWords.question, most: longest.question }],
    onAnswered: (answer, { question }) => {
      if (!answer.success && answer.outcome === "answered") return add(question, { failure: "" });
      add(question, { answer });
      // The next question may have been started meanwhile; one that we only ask back about stays, to be changed.
      const isAskedBack = answer.choices.length > 0 && answer.topics.length === 0;
      if (form.question.trim() === question && !isAskedBack) change({ question: "" });
    },
    onFailed: (failure, { question }) => add(question, { failure }),
  });
  const { stage, shown } = course;

  // A stored answer comes without its question, and only once.
  const kept = shown?.typed === null ? shown.answer : null;
  const lastKept = useRef<ChatAnswer | null>(null);
  const now = useRef(add);
  now.current = add;
  useEffect(() => {
    if (kept === null || kept === lastKept.current) return;
    lastKept.current = kept;
    now.current(null, { answer: kept });
  }, [kept]);

  const isBusy = stage.at === "working";
  const isOver = isSingleUseOver(exchanges) && !wantsMore;
  const ask = (question: string, chosen?: TopicChoice) => {
    setPending({ question, chosen: chosen?.title });
    const earlier = earlierTopics(exchanges);
    course.ask(
      {
        question,
        state: form.state || undefined,
        chosenTopic: chosen?.topic,
        earlierTopics: earlier.length > 0 ? earlier : undefined,
      },
      namesIn(names),
    );
  };

  return (
    <div className={tw`flex flex-col gap-6`}>
      <ToolHead title={chatWords.title} lead={chatWords.lead} />
      <div className={tw`max-w-text`}>
        <StateField value={form.state} onChange={(state) => change({ state })} />
      </div>
      <RestoredNotice clear={clear} />
      <KeptNotice course={course} />
      <Card className={look}>
        <Messages
          exchanges={isBusy ? withoutFailed(exchanges, pending.question) : exchanges}
          pending={isBusy ? pending : null}
          onCancel={course.cancel}
          onReturned={() => setWantsMore(true)}
          onChoose={ask}
          onRephrase={(question) => {
            if (question !== null) change({ question });
            composer.current?.focus();
          }}
        />
        {isOver ? (
          <SingleUseComplete onMore={() => setWantsMore(true)} />
        ) : (
          <Asking course={course} onTouch={fetchReply}>
            <Composer
              field={composer}
              question={form.question}
              isBusy={isBusy}
              onChange={(question) => change({ question })}
              onAsk={ask}
            />
          </Asking>
        )}
      </Card>
      <GateInPlace stage={stage} onOpen={course.opened} />
      <div className={tw`flex flex-col gap-4 max-w-text`}>
        <NamesField value={names} onChange={setNames} />
        <p className={tw`text-sm text-quiet`}>{chatWords.privacy}</p>
      </div>
      {exchanges.length > 0 ? <center.Screen state={form.state} /> : null}
    </div>
  );
}

// At least 600 px on tall screens, and as high as its answers: a scrolling box inside the page would cut off an
// answer's next steps.
const look = tw`flex flex-col gap-4 min-h-[min(37.5rem,90vh)]`;

/** Replaces the field after the one paid question is answered. */
function SingleUseComplete({ onMore }: { readonly onMore: () => void }) {
  const { openPage } = useToolHost();
  return (
    <Notice title={words.title}>
      <p>{words.text}</p>
      <div className={tw`flex flex-wrap gap-3 pt-2`}>
        <Button onClick={() => openPage("/subscribe")}>{words.subscribe}</Button>
        <Button kind="quiet" onClick={onMore}>
          {words.another}
        </Button>
      </div>
    </Notice>
  );
}
