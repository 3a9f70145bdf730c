import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { adQuestion } from "../../content/advertising.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import type { Choice } from "./choice.ts";

export interface QuestionBarProps {
  readonly onAnswer: (choice: Choice) => void;
}

/** The consent question at the bottom of the window: yes and no look alike, and it does not block the page. */
export function QuestionBar({ onAnswer }: QuestionBarProps) {
  return (
    <section
      aria-labelledby="ad-question"
      className={`dash-question-bar ${tw`border-t border-outline bg-paper text-ink`}`}
    >
      <div
        className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-3 flex flex-col gap-3 md:flex-row md:items-center md:gap-8`}
      >
        <div className={tw`flex flex-col gap-1 flex-1 text-sm`}>
          <h2 id="ad-question" className={tw`text-base font-semibold`}>
            {adQuestion.title}
          </h2>
          <p>
            {adQuestion.text}{" "}
            <SiteLink to={adQuestion.more.to} className={tw`text-primary font-medium`}>
              {adQuestion.more.label}
            </SiteLink>
          </p>
        </div>
        <div className={tw`grid grid-cols-2 gap-3`}>
          <Button onClick={() => onAnswer("yes")}>{adQuestion.yes}</Button>
          <Button onClick={() => onAnswer("no")}>{adQuestion.no}</Button>
        </div>
      </div>
    </section>
  );
}
