import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook, Icon } from "@iep-insider/sdk/ui";
import { CircleCheck } from "lucide";
import { useEffect, useRef } from "react";
import { messageSent } from "../../content/contact.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";

/** In the form's place, once the message is with us. */
export function MessageSent(props: { readonly from: string; readonly onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-16 md:py-24 flex flex-col gap-5`}>
      <span className={tw`text-good`}>
        <Icon node={CircleCheck} size="2.75rem" />
      </span>
      <h1
        ref={heading}
        tabIndex={-1}
        className={`dash-heading ${tw`font-heading text-[2.375rem] md:text-[3rem] leading-[1.12]`}`}
      >
        {messageSent.title}
      </h1>
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
    </div>
  );
}
