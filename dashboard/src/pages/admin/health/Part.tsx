import { tw } from "@iep-insider/sdk/theme";
import { type ReactNode, useId } from "react";

interface Props {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A named part of the screen. */
export function Part({ title, text, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={tw`flex flex-col gap-5 border-t border-line pt-6`}>
      <div className={tw`flex flex-col gap-1`}>
        <h2 id={id} className={`dash-heading ${tw`font-heading text-xl`}`}>
          {title}
        </h2>
        {text ? <p className={tw`text-quiet`}>{text}</p> : null}
      </div>
      {children}
    </section>
  );
}
