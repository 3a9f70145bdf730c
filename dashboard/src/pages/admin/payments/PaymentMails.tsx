import type { PaymentMail } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { mailKindName } from "../../../content/admin/mails.ts";
import { storyWords } from "../../../content/admin/payments.ts";
import { When } from "../kit/When.tsx";
import { StoryPart } from "./StoryPart.tsx";

interface Props {
  readonly mails: readonly PaymentMail[];
  readonly now: Date;
}

export function PaymentMails({ mails, now }: Props) {
  return (
    <StoryPart title={storyWords.mails}>
      {mails.length === 0 ? <p className={tw`text-quiet`}>{storyWords.noMails}</p> : null}
      <ul className={tw`flex flex-col gap-2`}>
        {mails.map(({ kind, state, at }) => (
          <li key={`${kind} ${at}`} className={tw`flex flex-wrap gap-x-4`}>
            <span>{mailKindName(kind)}</span>
            <span className={state === "given_up" ? tw`text-stop` : tw`text-quiet`}>
              {storyWords.mailStates[state]} <When at={at} now={now} />
            </span>
          </li>
        ))}
      </ul>
    </StoryPart>
  );
}
