import { tw } from "@iep-insider/sdk/theme";
import { Button, Icon } from "@iep-insider/sdk/ui";
import { MailCheck } from "lucide";
import { useEffect, useRef } from "react";
import { mailSent } from "../../content/newsletter.ts";

interface Props {
  /** The server's message. */
  readonly message: string;
  readonly email: string;
  readonly onAnother: () => void;
}

/** Replaces the form after the mail was sent. */
export function MailSent({ message, email, onAnother }: Props) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={tw`flex items-start gap-3`}>
      <span className={tw`text-good`}>
        <Icon node={MailCheck} size="1.75rem" />
      </span>
      <div className={tw`flex flex-col gap-2 flex-1 min-w-0`}>
        <p ref={heading} tabIndex={-1} className={`dash-heading ${tw`font-heading text-lg font-semibold`}`}>
          {mailSent.title}
        </p>
        <p>
          {mailSent.youGave} <strong className={tw`font-semibold break-words`}>{email}</strong>.
        </p>
        <p>{message}</p>
        <Button kind="quiet" onClick={onAnother} className={tw`self-start`}>
          {mailSent.another}
        </Button>
      </div>
    </div>
  );
}
