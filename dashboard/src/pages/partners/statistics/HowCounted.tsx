import { tw } from "@iep-insider/sdk/theme";
import { countingWords, statisticsWords as words } from "../../../content/partnerStatistics.ts";
import { PageSection } from "../../../text/PageSection.tsx";

/** What the figures are, and what they are not. */
export function HowCounted() {
  return (
    <PageSection title={words.how}>
      <dl className={`dash-how-counted ${tw`grid gap-x-8 gap-y-4`}`}>
        {countingWords.map(({ term, text }) => (
          <div key={term} className={tw`flex flex-col gap-1 max-w-text`}>
            <dt className={tw`font-medium`}>{term}</dt>
            <dd className={tw`text-quiet`}>{text}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
