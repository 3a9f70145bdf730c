import type { DisputeGuidance, DisputeQuestion, DisputeStep } from "@iep-insider/sdk/contract";
import { useToolHost } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import type { ReactNode } from "react";
import { Fold } from "../../result/index.ts";
import { letterStart } from "./letterStart.ts";
import { disputeResultWords } from "./resultContent.ts";

interface Props {
  readonly guidance: Pick<DisputeGuidance, "route" | "steps">;
  readonly typed: DisputeQuestion | null;
  readonly state: string;
}

/** The steps in order: the first with what it is, the later ones folded; all fold who, cost, time, form and risk. */
export function Steps({ guidance, typed, state }: Props) {
  const { route, steps } = guidance;
  if (route.length === 0 && steps.length === 0) return null;
  return (
    <section className={tw`flex flex-col gap-3 max-w-text`}>
      <h3 className={tw`text-lg`}>{disputeResultWords.stepsTitle}</h3>
      {route.length > 0 ? (
        <ol className={tw`flex flex-col gap-3`}>
          {route.map((step, index) => (
            <li key={step.title}>
              <Step step={step} number={index + 1} typed={typed} state={state} />
            </li>
          ))}
        </ol>
      ) : (
        <ol className={tw`list-decimal pl-5 flex flex-col gap-1`}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface StepProps extends Pick<Props, "typed" | "state"> {
  readonly step: DisputeStep;
  readonly number: number;
}

function Step({ step, number, typed, state }: StepProps) {
  const title = disputeResultWords.step(number, step.title);
  const letter = <LetterOf step={step} number={number} typed={typed} state={state} />;
  if (number > 1)
    return (
      <Fold level={4} title={title}>
        <p>{step.what}</p>
        {letter}
        <Details of={step} />
      </Fold>
    );
  return (
    <div className={tw`flex flex-col gap-2`}>
      <h4 className={tw`font-semibold`}>{title}</h4>
      <p>{step.what}</p>
      {letter}
      <Fold level="none" title={disputeResultWords.details(number)}>
        <Details of={step} />
      </Fold>
    </div>
  );
}

function LetterOf({ step: { letter }, number, typed, state }: StepProps) {
  const { handOff } = useToolHost();
  if (!letter) return null;
  return (
    <div>
      <Button
        kind={number === 1 ? "primary" : "plain"}
        onClick={() =>
          handOff("letter-generator", {
            from: "dispute-guide",
            answers: letterStart(letter, typed, state),
          })
        }
      >
        {disputeResultWords.letter(number)}
      </Button>
    </div>
  );
}

function Details({ of: { who, cost, time, form, attach, risk, stop } }: { readonly of: DisputeStep }) {
  return (
    <dl className={tw`flex flex-col gap-1`}>
      <Part name={disputeResultWords.who}>{who}</Part>
      <Part name={disputeResultWords.cost}>{cost}</Part>
      <Part name={disputeResultWords.time}>{time}</Part>
      <Part name={disputeResultWords.form}>{form ? <FormLink {...form} /> : null}</Part>
      <Part name={disputeResultWords.attach}>
        {attach.length > 0 ? (
          <ul className={tw`list-disc pl-5`}>
            {attach.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : null}
      </Part>
      <Part name={disputeResultWords.risk}>{risk}</Part>
      <Part name={disputeResultWords.stop}>{stop}</Part>
    </dl>
  );
}

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt className={tw`inline font-semibold`}>{name}: </dt>
      <dd className={tw`inline`}>{children}</dd>
    </div>
  );
}

function FormLink({ label, address }: { readonly label: string; readonly address: string }) {
  if (!/^https?:\/\//i.test(address)) return <>{label}</>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={tw`break-words`}>
      {label}
      <span className="iep-unseen"> {disputeResultWords.newTab}</span>
    </a>
  );
}
