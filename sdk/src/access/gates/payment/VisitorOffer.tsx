import { type FormEvent, useEffect, useRef, useState } from "react";
import { type CatalogTool, includesLetter, oneUseOf } from "../../../catalog/index.ts";
import { tw } from "../../../theme/index.ts";
import { Button, Choice, Field } from "../../../ui/index.ts";
import type { AccessSurroundings } from "../../AccessSurroundings.ts";
import { emailPattern } from "../emailPattern.ts";
import { Alert } from "./Alert.tsx";
import { AlreadyBought } from "./AlreadyBought.tsx";
import { Summary } from "./Summary.tsx";
import type { Purchase } from "./usePurchase.ts";
import { paymentGateWords } from "./words.ts";

interface Props {
  readonly tool: CatalogTool;
  readonly alert: string | null;
  readonly purchase: Purchase;
  readonly surroundings: AccessSurroundings;
  /** A member signs in; null where that is not done from here. */
  readonly onMember: (() => void) | null;
}

type Plan = "single" | "pro";

/**
 * The offer for visitors: an address, and a single payment or the membership. It takes the whole page on our own site. On a
 * partner's page it comes with a press: so it fits into the space that the page has reserved, and nothing there moves.
 */
export function VisitorOffer(props: Props) {
  const { tool, alert, surroundings, onMember } = props;
  const [isFolded, setFolded] = useState(surroundings.session === null && alert === null);
  return (
    <div className={tw`flex flex-col gap-4 max-w-text`}>
      <Summary tool={tool} surroundings={surroundings} />
      {isFolded ? (
        <>
          <p>{paymentGateWords.lead}</p>
          <div>
            <Button kind="primary" onClick={() => setFolded(false)}>
              {paymentGateWords.howToOpen}
            </Button>
          </div>
        </>
      ) : (
        <>
          <OfferForm {...props} />
          {onMember ? (
            <p>
              <Button kind="quiet" onClick={onMember}>
                {paymentGateWords.member.signIn}
              </Button>
            </p>
          ) : null}
        </>
      )}
      <AlreadyBought tool={tool} surroundings={surroundings} />
    </div>
  );
}

function OfferForm({ tool, alert, purchase: { pay, isBusy, complain }, surroundings }: Props) {
  const [plan, setPlan] = useState<Plan>("single");
  const [email, setEmail] = useState("");
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const use = oneUseOf(tool.id);
  const isOff = isBusy || email.trim() === "";
  const isOnPress = surroundings.session === null;
  // The pressed button is gone: the focus moves to what replaced it.
  useEffect(() => {
    if (isOnPress) form.current?.querySelector("input")?.focus();
  }, [isOnPress]);

  return (
    <form ref={form} noValidate onSubmit={submit} className={tw`flex flex-col gap-4`}>
      <Choice<Plan>
        kind="one"
        legend={paymentGateWords.choose}
        options={[
          {
            id: "single",
            label: paymentGateWords.singleTitle,
            hint: use === null ? "" : paymentGateWords.single(use, includesLetter(tool.id)),
          },
          {
            id: "pro",
            label: paymentGateWords.proTitle,
            hint: isOnPress
              ? `${paymentGateWords.pro} ${paymentGateWords.proElsewhere}`
              : paymentGateWords.pro,
          },
        ]}
        chosen={[plan]}
        onChange={([chosen]) => chosen && setPlan(chosen)}
      />
      <Field
        type="email"
        name="email"
        autoComplete="email"
        label={paymentGateWords.email}
        hint={plan === "single" ? paymentGateWords.emailHint : undefined}
        required
        value={email}
        error={fault}
        onChange={setEmail}
      />
      <Alert text={alert} />
      <div className={tw`flex flex-col items-start gap-2`}>
        <Button type="submit" kind="primary" aria-disabled={isOff}>
          {isBusy
            ? paymentGateWords.processing
            : plan === "single"
              ? paymentGateWords.pay
              : paymentGateWords.subscribe}
        </Button>
        {plan === "single" ? (
          <p className={tw`text-sm text-quiet`}>
            {isOnPress ? paymentGateWords.newTab : paymentGateWords.sameTab}
          </p>
        ) : null}
      </div>
    </form>
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const given = email.trim();
    const wrong =
      given === ""
        ? paymentGateWords.missingEmail
        : emailPattern.test(given)
          ? undefined
          : paymentGateWords.wrongEmail;
    setFault(wrong);
    if (wrong) {
      form.current?.querySelector<HTMLInputElement>('input[name="email"]')?.focus();
      return;
    }
    if (alert !== null) complain(null);
    if (plan === "pro") surroundings.subscribe(given);
    else void pay(given);
  }
}
