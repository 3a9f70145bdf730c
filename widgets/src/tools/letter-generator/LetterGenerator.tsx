import { useOpening, useToolHost } from "@iep-insider/sdk/host";
import { dateOf, isStateCode } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { later, useTouch, WhenOpen } from "../../later/index.ts";
import { useFocusOnNewScreen } from "../../screens/index.ts";
import { fieldName } from "./form/FormField.tsx";
import { emptyForm, type LetterField, type LetterForm } from "./form/fields.ts";
import { LetterFormScreen } from "./form/LetterFormScreen.tsx";
import { readStart } from "./form/start.ts";
import { keptLetters } from "./kept/part.tsx";
import { type Begun, ownTemplateParts as parts } from "./own-templates/parts.tsx";

const result = later(
  () => import("./result/ResultScreen.tsx"),
  (part) => part.ResultScreen,
);

const blank = emptyForm("");

type Stage = "form" | "letter" | "templates";

/** The letter generator. Runs on the device; needs a host. */
export function LetterGenerator() {
  const { device, drafts, start, state, track, ownTemplates } = useToolHost();
  const { isOpen } = useOpening();
  const [form, setForm] = useState(blank);
  const [stage, setStage] = useState<Stage>("form");
  const [isHandedOver, setHandedOver] = useState(false);
  const [begunWith, setBegunWith] = useState<Begun | null>(null);
  const [focusOn, setFocusOn] = useState<LetterField | null>(null);
  // Starting over on the form itself is a new screen, too.
  const [round, setRound] = useState(0);
  const isBegun = useRef(false);
  const isCounted = useRef(false);
  const screen = useRef<HTMLDivElement>(null);
  useTouch(screen, result.fetch);
  useFocusOnNewScreen(screen, `${stage} ${round}`, focusOn ? `[name="${fieldName(focusOn)}"]` : "h2");

  // After the first render, which must match the server's; and once, so that later changes around the tool never
  // overwrite typed text.
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const draft = drafts?.read("letter-generator");
    const begun = readStart({ draft, handOff: start, state, today: dateOf(new Date()) });
    // A parent may have typed already.
    setForm((now) => (now === blank ? begun : { ...now, date: begun.date }));
    if (start === null) return;
    setHandedOver(Object.keys(start.answers).some((field) => field !== "letterType"));
    // Start values live in memory only; a reload must not lose them.
    drafts?.write("letter-generator", begun);
  }, [drafts, start, state]);

  // The state that the page's owner has set may arrive later. Before the next click, which would start the form without
  // it.
  useLayoutEffect(() => {
    if (isBegun.current && !isCounted.current && state && isStateCode(state))
      setForm((now) => (now.state === "" ? { ...now, state } : now));
  }, [state]);
  const hasLetter = stage === "letter" && isOpen;
  useEffect(() => {
    if (hasLetter) track("tool_complete", "letter-generator");
  }, [hasLetter, track]);

  const change = (next: LetterForm) => {
    if (!isCounted.current) track("tool_start", "letter-generator");
    isCounted.current = true;
    setForm(next);
    drafts?.write("letter-generator", next);
  };
  const generate = () => {
    setFocusOn(null);
    setStage("letter");
  };
  const back = (to: LetterField | null) => {
    setFocusOn(to);
    setStage("form");
  };
  const startOver = () => {
    setRound((before) => before + 1);
    drafts?.clear("letter-generator");
    setForm(emptyForm(dateOf(new Date())));
    setHandedOver(false);
    setBegunWith(null);
    back(null);
  };
  const replaceAll = (next: LetterForm, now: Begun) => {
    setRound((before) => before + 1);
    setHandedOver(false);
    setBegunWith(now);
    change(next);
    back(null);
  };

  const own = parts && ownTemplates ? { ...parts, kept: ownTemplates } : null;
  const keep = own ? (
    <own.SaveDoor
      own={own.kept}
      form={form}
      begunWith={begunWith?.shows === "template" ? begunWith.name : null}
    />
  ) : null;
  return (
    <div ref={screen} className={tw`flex flex-col gap-4`}>
      {stage === "letter" ? (
        <WhenOpen onBack={() => back(null)}>
          <result.Screen form={form} back={back} startOver={startOver} onTranslate={change} keep={keep} />
        </WhenOpen>
      ) : stage === "templates" && own ? (
        <own.TemplatesScreen
          own={own.kept}
          onUse={(next, name) => replaceAll(next, { name, shows: "template", other: form })}
          onBack={() => back(null)}
        />
      ) : (
        <LetterFormScreen
          form={form}
          onChange={change}
          onGenerate={generate}
          onStartOver={startOver}
          isHandedOver={isHandedOver}
          focusOn={focusOn}
          begin={
            own ? (
              <own.TemplatesDoor
                own={own.kept}
                form={form}
                begun={begunWith}
                onOpen={() => setStage("templates")}
                onTurn={(turned) => begunWith && replaceAll(begunWith.other, turned)}
              />
            ) : null
          }
          keep={keep}
        />
      )}
      {keptLetters && device && form !== blank ? (
        <keptLetters.Screen
          form={form}
          round={round}
          stage={stage}
          onOpen={(next, to) => {
            setRound((before) => before + 1);
            setHandedOver(false);
            setBegunWith(null);
            change(next);
            setFocusOn(null);
            setStage(to);
          }}
          onEmpty={startOver}
        />
      ) : null}
    </div>
  );
}
