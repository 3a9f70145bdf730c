import { tw } from "@iep-insider/sdk/theme";
import { type ReactNode, useId } from "react";

interface Props {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

export function Section({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={tw`flex flex-col gap-4`}>
      <div className={tw`flex flex-col gap-1`}>
        <h3 id={id} className={`dash-heading ${tw`font-heading text-xl`}`}>
          {title}
        </h3>
        {lead ? <p className={tw`max-w-text text-quiet`}>{lead}</p> : null}
      </div>
      {children}
    </section>
  );
}
