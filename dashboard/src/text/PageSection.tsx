import { tw } from "@iep-insider/sdk/theme";
import { type ReactNode, useId } from "react";

interface Props {
  readonly title: string;
  readonly lead?: string;
  /** The section's anchor. */
  readonly id?: string;
  /** Closed until it is pressed; it shows this line meanwhile: what is set there now. */
  readonly closedWith?: string;
  readonly children: ReactNode;
}

export function PageSection({ title, lead, id, closedWith, children }: Props) {
  const titleId = useId();
  const heading = (
    <h2 id={titleId} className={`dash-heading ${tw`font-heading text-2xl`}`}>
      {title}
    </h2>
  );
  const content = (
    <>
      {lead ? <p className={tw`max-w-text`}>{lead}</p> : null}
      {children}
    </>
  );
  if (closedWith !== undefined)
    return (
      <details className={tw`border-t border-line`}>
        <summary className={`dash-question ${tw`py-5 cursor-pointer`}`}>
          <div className={tw`min-w-0`}>
            {heading}
            <p className={`dash-breakable ${tw`text-quiet`}`}>{closedWith}</p>
          </div>
        </summary>
        <section aria-labelledby={titleId} className={tw`flex flex-col gap-4 pb-8`}>
          {content}
        </section>
      </details>
    );
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={titleId}
      className={tw`flex flex-col gap-4 border-t border-line pt-8 md:pt-10 scroll-mt-6`}
    >
      {heading}
      {content}
    </section>
  );
}
