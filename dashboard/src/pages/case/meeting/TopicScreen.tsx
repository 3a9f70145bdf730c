import type { MeetingTopic } from "@iep-insider/sdk/case";
import { priorWrittenNotice, provisions } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Field, Notice } from "@iep-insider/sdk/ui";
import { LawList } from "@iep-insider/widgets/documents";
import { useEffect, useId, useRef } from "react";
import { meetingMode } from "../../../content/meetingMode.ts";
import { useScreenAwake } from "./useScreenAwake.ts";

const words = meetingMode.topic;
const outcomes = ["agreed", "open", "refused"] as const satisfies readonly MeetingTopic["outcome"][];

interface Props {
  readonly topic: MeetingTopic;
  /** From 0. */
  readonly place: number;
  readonly count: number;
  readonly onChange: (changed: Partial<MeetingTopic>) => void;
  readonly onGo: (place: number) => void;
}

/** One topic, for one hand: what to ask on top, the buttons at the bottom of the screen. */
export function TopicScreen({ topic, place, count, onChange, onGo }: Props) {
  const isAwake = useScreenAwake();
  const name = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const sentence = useRef<HTMLDivElement>(null);
  const choose = (outcome: MeetingTopic["outcome"]) => {
    onChange({ outcome });
    // The sentence to say is below the buttons, which cover the end of the screen.
    if (outcome === "refused")
      requestAnimationFrame(() => sentence.current?.scrollIntoView({ block: "center" }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each topic is a new screen.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, [place]);
  return (
    <div className={tw`flex flex-col gap-5 text-lg`}>
      <div>
        <p className={tw`text-base text-quiet`}>
          {words.position(place + 1, count)}
          {isAwake ? ` · ${words.awake}` : ""}
        </p>
        <h2
          ref={heading}
          tabIndex={-1}
          className={`dash-heading dash-breakable ${tw`font-heading text-2xl scroll-mt-6`}`}
        >
          {topic.title}
        </h2>
      </div>
      <div className={tw`flex flex-col gap-1 border-l-4 border-primary pl-4`}>
        <p className={tw`text-base text-quiet`}>{words.ask}</p>
        <p className={tw`text-xl md:text-2xl font-semibold leading-snug`}>{topic.ask}</p>
      </div>
      <Rule id={topic.provision} />
      <Field label={words.notes} rows={4} value={topic.notes} onChange={(notes) => onChange({ notes })} />
      <fieldset className={tw`flex flex-col gap-2`}>
        <legend className={tw`font-semibold mb-2`}>{words.outcome}</legend>
        {outcomes.map((outcome) => (
          <label
            key={outcome}
            className={tw`flex items-center gap-3 min-h-[3.5rem] px-4 py-2 rounded border border-outline bg-sheet cursor-pointer hover:bg-wash chosen:bg-wash chosen:border-fill`}
          >
            <input
              type="radio"
              name={name}
              checked={topic.outcome === outcome}
              onChange={() => choose(outcome)}
              className={tw`flex-none w-5 h-5 accent-fill cursor-pointer`}
            />
            {words.outcomes[outcome]}
          </label>
        ))}
      </fieldset>
      <div role="status" ref={sentence}>
        {topic.outcome === "refused" ? (
          <Notice tone="caution" title={words.say}>
            <p className={tw`text-xl md:text-2xl font-semibold leading-snug`}>{words.sentence}</p>
            <div className={tw`text-base`}>
              <LawList sentences={[{ text: words.sayLaw, provisions: [priorWrittenNotice] }]} />
            </div>
          </Notice>
        ) : null}
      </div>
      <div className={tw`sticky bottom-0 flex gap-3 border-t border-line bg-paper py-3`}>
        {place > 0 ? <Button onClick={() => onGo(place - 1)}>{words.back}</Button> : null}
        <Button kind="primary" className={tw`flex-1`} onClick={() => onGo(place + 1)}>
          {place + 1 < count ? words.next : words.finish}
        </Button>
      </div>
    </div>
  );
}

/** Closed, so that the question stays in view. */
function Rule({ id }: { readonly id: string | null }) {
  const provision = Object.values(provisions).find((known) => known.id === id);
  if (provision === undefined) return null;
  return (
    <details className={tw`text-base`}>
      <summary className={tw`min-h-[2.75rem] py-2 cursor-pointer font-semibold`}>{words.rule}</summary>
      <LawList sentences={[{ text: provision.rule, provisions: [provision] }]} />
    </details>
  );
}
