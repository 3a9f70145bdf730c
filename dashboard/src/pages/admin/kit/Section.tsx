import { tw } from "@iep-insider/sdk/theme";
import { type ReactNode, useId } from "react";

interface Props {
  readonly title: string;
  readonly lead?: string | undefined;
  /** 3 within the details of one account or payment. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

export function Section({ title, lead, level = 2, children }: Props) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={id}
      className={level === 2 ? tw`flex flex-col gap-5 border-t border-line pt-6` : tw`flex flex-col gap-4`}
    >
      <div className={tw`flex flex-col gap-1`}>
        <Heading id={id} className={`dash-heading ${tw`font-heading text-xl`}`}>
          {title}
        </Heading>
        {lead ? <p className={tw`max-w-text text-quiet`}>{lead}</p> : null}
      </div>
      {children}
    </section>
  );
}
