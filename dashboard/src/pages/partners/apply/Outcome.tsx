import { tw } from "@iep-insider/sdk/theme";
import { Notice, type NoticeTone } from "@iep-insider/sdk/ui";
import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  readonly tone: NoticeTone;
  readonly title: string;
  readonly text: string;
  /** Takes the focus after the form was sent, since its button is gone. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** In the form's place: what has come of it. */
export function Outcome({ tone, title, text, takesFocus = false, children }: Props) {
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) whole.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={whole} tabIndex={-1} className={tw`flex flex-col gap-4`}>
      <Notice tone={tone} title={title}>
        <p>{text}</p>
      </Notice>
      {children}
    </div>
  );
}
