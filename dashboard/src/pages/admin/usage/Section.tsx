import { tw } from "@iep-insider/sdk/theme";
import { type ReactNode, useId } from "react";

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={tw`flex flex-col gap-5 border-t border-line pt-6`}>
      <h2 id={id} className={`dash-heading ${tw`font-heading text-xl`}`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
