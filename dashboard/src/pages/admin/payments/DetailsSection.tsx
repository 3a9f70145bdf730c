import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";

export function DetailsSection({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={tw`flex flex-col gap-3`}>
      <h3 className={`dash-heading ${tw`font-heading text-xl`}`}>{title}</h3>
      {children}
    </section>
  );
}
