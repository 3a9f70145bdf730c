import { tw } from "@iep-insider/sdk/theme";
import { type ReactNode, useId } from "react";

/** A section of the security tab: title, a line about it, and controls. */
export function Part(props: { readonly title: string; readonly lead: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`dash-part ${tw`flex flex-col gap-4 border-line`}`}>
      <div className={tw`flex flex-col gap-1`}>
        <h2 id={id} className={`dash-heading ${tw`font-heading text-xl`}`}>
          {props.title}
        </h2>
        <p className={tw`max-w-text text-quiet`}>{props.lead}</p>
      </div>
      {props.children}
    </section>
  );
}
