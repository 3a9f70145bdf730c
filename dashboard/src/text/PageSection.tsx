import { tw } from "@iep-insider/sdk/theme";
import { type ReactNode, useId } from "react";

interface Props {
  readonly title: string;
  readonly lead?: string;
  /** The section's anchor. */
  readonly id?: string;
  readonly children: ReactNode;
}

export function PageSection({ title, lead, id, children }: Props) {
  const titleId = useId();
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={titleId}
      className={tw`flex flex-col gap-4 border-t border-line pt-8 md:pt-10 scroll-mt-6`}
    >
      <h2 id={titleId} className={`dash-heading ${tw`font-heading text-2xl`}`}>
        {title}
      </h2>
      {lead ? <p className={tw`max-w-text`}>{lead}</p> : null}
      {children}
    </section>
  );
}
