import { type FormEvent, useRef, useState } from "react";
import { type CatalogTool, useOf } from "../../../catalog/index.ts";
import { tw } from "../../../theme/index.ts";
import { Button, Choice, Field } from "../../../ui/index.ts";
import type { AccessSurroundings } from "../../AccessSurroundings.ts";
import { emailPattern } from "../emailPattern.ts";
import { Alert } from "./Alert.tsx";
import { AlreadyBought } from "./AlreadyBought.tsx";
import { Summary } from "./Summary.tsx";
import type { Purchase } from "./usePurchase.ts";
import { words } from "./words.ts";

interface Props {
  readonly tool: CatalogTool;
  readonly alert: string | null;
  readonly purchase: Purchase;
  readonly surroundings: AccessSurroundings;
}

type Way = "single" | "pro";

/** The full-page offer for visitors: an address, and a single payment or the membership. */
export function VisitorOffer({ tool, alert, purchase: { pay, isBusy, complain }, surroundings }: Props) {
  const [way, setWay] = useState<Way>("single");
  const [email, setEmail] = useState("");
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const use = useOf(tool.id);
  const isOff = isBusy || email.trim() === "";

  return (
    <div className={tw`flex flex-col gap-6 max-w-text`}>
      <Summary tool={tool} />
      <form ref={form} noValidate onSubmit={submit} className={tw`flex flex-col gap-4`}>
        <Choice<Way>
          kind="one"
          legend={words.choose}
          options={[
            { id: "single", label: words.singleTitle, hint: use === null ? "" : words.single(use) },
            { id: "pro", label: words.proTitle, hint: words.pro },
          ]}
          chosen={[way]}
          onChange={([chosen]) => chosen && setWay(chosen)}
        />
        <Field
          type="email"
          name="email"
          autoComplete="email"
          label={words.email}
          hint={way === "single" ? words.emailHint : undefined}
          required
          value={email}
          error={fault}
          onChange={setEmail}
        />
        <Alert text={alert} />
        <div className={tw`flex flex-col items-start gap-2`}>
          <Button type="submit" kind="primary" aria-disabled={isOff}>
            {isBusy ? words.processing : way === "single" ? words.pay : words.subscribe}
          </Button>
          {way === "single" ? <p className={tw`text-sm text-quiet`}>{words.newTab}</p> : null}
        </div>
      </form>
      <AlreadyBought tool={tool} surroundings={surroundings} />
    </div>
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const given = email.trim();
    const wrong = given === "" ? words.missingEmail : emailPattern.test(given) ? undefined : words.wrongEmail;
    setFault(wrong);
    if (wrong) {
      form.current?.querySelector<HTMLInputElement>('input[name="email"]')?.focus();
      return;
    }
    if (alert !== null) complain(null);
    if (way === "pro") surroundings.subscribe(given);
    else void pay(given);
  }
}
