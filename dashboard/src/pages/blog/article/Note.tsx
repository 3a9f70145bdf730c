import { tw } from "@iep-insider/sdk/theme";
import { type ReactNode, useId } from "react";

/** An aside, kept calm: no icon, no alarming color. */
export function Note({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const id = useId();
  return (
    <aside
      aria-labelledby={id}
      className={tw`flex flex-col gap-2 rounded border border-line bg-sheet p-5 my-2 max-w-narrow`}
    >
      <p id={id} className={tw`font-semibold`}>
        {title}
      </p>
      {children}
    </aside>
  );
}
