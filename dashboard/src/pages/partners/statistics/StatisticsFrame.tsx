import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";
import { statisticsWords } from "../../../content/partnerStatistics.ts";
import { SignedInOnly } from "../../../forms/SignedInOnly.tsx";

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of a page for a partner's managers. */
export function StatisticsFrame({ title, children }: Props) {
  return (
    <SignedInOnly
      waiting={statisticsWords.loading}
      frame={(content) => (
        <div
          className={`dash-statistics ${tw`mx-auto w-full max-w-tool px-5 sm:px-8 py-10 md:py-16 flex flex-col gap-8`}`}
        >
          <h1
            className={`dash-heading dash-no-print ${tw`font-heading text-[2.375rem] md:text-[3rem] leading-[1.12]`}`}
          >
            {title}
          </h1>
          {content}
        </div>
      )}
    >
      {() => children}
    </SignedInOnly>
  );
}
