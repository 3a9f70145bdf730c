import { tw } from "@iep-insider/sdk/theme";
import { Notice, type NoticeTone } from "@iep-insider/sdk/ui";
import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  readonly tone: NoticeTone;
  readonly title: string;
  readonly text: string;
  /** Takes focus after sending, since the button was removed. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** Replaces the form. */
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
