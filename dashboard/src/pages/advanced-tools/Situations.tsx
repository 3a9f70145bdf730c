import { openToolPath, samplePath, seeSample, toolById } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook, Icon } from "@iep-insider/sdk/ui";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../../app/useHydrated.ts";
import {
  costOfStep,
  type Situation,
  type SituationStep,
  situations,
  situationWords as words,
} from "../../content/situations.ts";
import { situationIcons } from "../../content/toolIcons.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { AddSteps } from "./AddSteps.tsx";

interface Props {
  /** Hides prices. */
  readonly isMember: boolean;
  /** Hides prices until it is known whether they apply (Hub). */
  readonly untilKnown: string;
}

/** For parents who do not know our tools: each situation lists the tools that help, in order. */
export function Situations(props: Props) {
  const id = useId();
  const { hash } = useLocation();
  // Pre-rendering does not know the hash.
  const opened = useHydrated() ? hash.slice(1) : "";
  return (
    <section
      id="what-happened"
      tabIndex={-1}
      aria-labelledby={id}
      className={tw`flex flex-col gap-3 sm:gap-4 scroll-mt-6`}
    >
      <div className={tw`flex flex-col gap-1`}>
        <h2 id={id} className={`dash-heading ${tw`font-heading text-xl`}`}>
          {words.title}
        </h2>
        <p className={tw`text-quiet`}>{words.lead}</p>
      </div>
      <div className={tw`grid items-start gap-2 sm:gap-3 md:grid-cols-2`}>
        {situations.map((situation) => (
          <Path key={situation.id} situation={situation} isOpen={situation.id === opened} {...props} />
        ))}
      </div>
    </section>
  );
}

interface PathProps extends Props {
  readonly situation: Situation;
  readonly isOpen: boolean;
}

/** Works without JavaScript. The URL records the open one, so that Back restores it. */
function Path({ situation, isOpen, ...prices }: PathProps) {
  const { id, title, steps } = situation;
  const icon = situationIcons[id];
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // It was opened before the application started.
    if (details.current?.open) keepInAddress(id);
  }, [id]);
  return (
    <details
      ref={details}
      id={id}
      name="situation"
      open={isOpen}
      onToggle={({ currentTarget, newState }) => {
        if (newState === "open") keepInAddress(currentTarget.id);
      }}
      className={tw`rounded border border-outline bg-sheet scroll-mt-6`}
    >
      <summary
        data-starts
        className={tw`min-h-[2.75rem] sm:min-h-[3.25rem] px-4 py-2 sm:py-3 cursor-pointer font-semibold`}
      >
        <span className={tw`inline-flex items-center gap-2 pl-2 max-w-[90%] align-middle`}>
          {icon ? (
            <span className={tw`text-mark`}>
              <Icon node={icon} size="1.375em" />
            </span>
          ) : null}
          {title}
        </span>
      </summary>
      <ol className={tw`list-decimal flex flex-col gap-4 pl-8 pr-4 pb-4 pt-1`}>
        {steps.map((step, index) => (
          <Step key={step.tool} step={step} before={steps[index - 1] ?? null} {...prices} />
        ))}
      </ol>
      <AddSteps situation={situation} />
    </details>
  );
}

interface StepProps extends Props {
  readonly step: SituationStep;
  readonly before: SituationStep | null;
}

function Step({ step, before, isMember, untilKnown }: StepProps) {
  const { title } = toolById(step.tool);
  return (
    <li>
      <p>{step.what}</p>
      <p className={tw`flex flex-wrap items-center gap-x-3 gap-y-1 pt-1`}>
        <ToolLink step={step} isFirst={before === null}>
          {before === null ? words.start(title) : title}
        </ToolLink>
        {isMember ? null : (
          <span className={`${tw`text-sm text-quiet`} ${untilKnown}`}>{costOfStep(step, before)}</span>
        )}
        <SiteLink to={samplePath(step.tool)} className={tw`inline-flex items-center min-h-[2.75rem] text-sm`}>
          {seeSample}
          <span className="iep-unseen">: {title}</span>
        </SiteLink>
      </p>
    </li>
  );
}

function ToolLink(props: {
  readonly step: SituationStep;
  readonly isFirst: boolean;
  readonly children: ReactNode;
}) {
  return (
    <SiteLink
      to={openToolPath(props.step.tool)}
      className={
        props.isFirst
          ? buttonLook.primary
          : tw`inline-flex items-center min-h-[2.75rem] text-primary font-medium`
      }
    >
      {props.children}
    </SiteLink>
  );
}

/** Not a navigation: nothing scrolls, and focus stays. */
function keepInAddress(id: string): void {
  if (location.hash === `#${id}`) return;
  history.replaceState(history.state, "", `${location.pathname}${location.search}#${id}`);
}
