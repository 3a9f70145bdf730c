import { tw } from "@iep-insider/sdk/theme";
import { type ReactNode, useId } from "react";

interface Props {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A part of the page under its own heading. */
export function PricingSection({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={tw`flex flex-col gap-4 border-t border-line pt-8 md:pt-10`}>
      <h2 id={id} className={`dash-heading ${tw`font-heading text-2xl`}`}>
        {title}
      </h2>
      {lead ? <p className={tw`max-w-text`}>{lead}</p> : null}
      {children}
    </section>
  );
}
