import type { PaymentMail } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { mailKindName } from "../../../content/admin/mails.ts";
import { paymentDetailsWords } from "../../../content/admin/payments.ts";
import { When } from "../kit/When.tsx";
import { DetailsSection } from "./DetailsSection.tsx";

interface Props {
  readonly mails: readonly PaymentMail[];
  readonly now: Date;
}

export function PaymentMails({ mails, now }: Props) {
  return (
    <DetailsSection title={paymentDetailsWords.mails}>
      {mails.length === 0 ? <p className={tw`text-quiet`}>{paymentDetailsWords.noMails}</p> : null}
      <ul className={tw`flex flex-col gap-2`}>
        {mails.map(({ kind, state, at }) => (
          <li key={`${kind} ${at}`} className={tw`flex flex-wrap gap-x-4`}>
            <span>{mailKindName(kind)}</span>
            <span className={state === "given_up" ? tw`text-stop` : tw`text-quiet`}>
              {paymentDetailsWords.mailStates[state]} <When at={at} now={now} />
            </span>
          </li>
        ))}
      </ul>
    </DetailsSection>
  );
}
