import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook } from "@iep-insider/sdk/ui";
import { messageSent } from "../../content/contact.ts";
import { SuccessPanel } from "../../forms/SuccessPanel.tsx";
import { SiteLink } from "../../layout/SiteLink.tsx";

/** In the form's place, once the message is with us. */
export function MessageSent(props: { readonly from: string; readonly onAnother: () => void }) {
  return (
    <SuccessPanel title={messageSent.title} isWide>
      <p className={tw`text-lg max-w-[40rem]`}>{messageSent.text}</p>
      <p className={tw`max-w-[40rem]`}>
        {messageSent.answerGoesTo} <strong className={tw`font-semibold break-words`}>{props.from}</strong>.{" "}
        {messageSent.checkSpam}
      </p>
      <div className={tw`flex flex-col sm:flex-row gap-3 pt-2`}>
        <SiteLink to="/" className={buttonLook.primary}>
          {messageSent.home}
        </SiteLink>
        <Button kind="quiet" onClick={props.onAnother}>
          {messageSent.another}
        </Button>
      </div>
    </SuccessPanel>
  );
}
