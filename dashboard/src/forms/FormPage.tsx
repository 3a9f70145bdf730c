import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";

interface Props {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  readonly links?: ReactNode;
}

/** A page with one short form and links below it. */
export function FormPage({ title, lead, children, links }: Props) {
  return (
    <div className={tw`mx-auto w-full max-w-narrow px-5 sm:px-8 py-10 md:py-16 flex flex-col gap-6`}>
      <div className={tw`flex flex-col gap-3`}>
        <h1 className={`dash-heading ${tw`font-heading text-[2.375rem] leading-[1.12] break-words`}`}>
          {title}
        </h1>
        {lead ? <p className={tw`text-lg`}>{lead}</p> : null}
      </div>
      <div className={tw`flex flex-col gap-5 rounded border border-line bg-sheet px-5 sm:px-8 py-6 sm:py-8`}>
        {children}
      </div>
      {links ? <div className={tw`flex flex-col gap-1`}>{links}</div> : null}
    </div>
  );
}
