import { creditTitles, type PaymentKind } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import { creditTexts, payPerUse } from "../../content/payPerUse.ts";

interface Props {
  readonly chosen: PaymentKind | null;
  readonly onChoose: (kind: PaymentKind) => void;
}

/** In the order of the specification. */
const kinds = ["quiz", "ai_question"] as const satisfies readonly PaymentKind[];

/** The two kinds of one use. */
export function CreditOptions({ chosen, onChoose }: Props) {
  const name = useId();
  const options = useRef<HTMLFieldSetElement>(null);

  // A restored page, or a press before hydration, may have chosen already.
  const onChosenBefore = useEffectEvent((value: string | undefined) => {
    const kind = kinds.find((known) => known === value);
    if (kind && kind !== chosen) onChoose(kind);
  });
  useEffect(() => {
    onChosenBefore(options.current?.querySelector<HTMLInputElement>("input:checked")?.value);
  }, []);

  return (
    <fieldset ref={options} className={tw`grid gap-4 md:grid-cols-2`}>
      <legend className={tw`font-semibold mb-4`}>{payPerUse.legend}</legend>
      {kinds.map((kind) => (
        <label
          key={kind}
          className={tw`flex items-start gap-3 px-4 py-4 rounded border border-outline bg-sheet cursor-pointer hover:bg-wash chosen:bg-wash chosen:border-fill`}
        >
          <input
            type="radio"
            name={name}
            value={kind}
            required
            checked={chosen === kind}
            onChange={() => onChoose(kind)}
            className={tw`flex-none w-5 h-5 mt-1 accent-fill cursor-pointer`}
          />
          <span className={tw`flex flex-col gap-1 min-w-0`}>
            <span className={tw`font-heading text-lg font-semibold`}>{creditTitles[kind]}</span>
            <span className={tw`font-semibold`}>{payPerUse.price}</span>
            <span>{creditTexts[kind]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
