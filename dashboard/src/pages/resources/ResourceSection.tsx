import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";

interface Props {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A part of the library, with a line on what to know before using it. */
export function ResourceSection({ id, title, text, children }: Props) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={tw`flex flex-col gap-6 border-t border-line pt-8 md:pt-10 scroll-mt-6`}
    >
      <div className={tw`flex flex-col gap-2`}>
        <h2 id={`${id}-title`} className={`dash-heading ${tw`font-heading text-2xl`}`}>
          {title}
        </h2>
        <p className={tw`max-w-text`}>{text}</p>
      </div>
      {children}
    </section>
  );
}
