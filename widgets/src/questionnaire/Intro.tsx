import { tw } from "@iep-insider/sdk/theme";
import { Button, Icon } from "@iep-insider/sdk/ui";
import { Check } from "lucide";
import type { IntroWords } from "./content.ts";

/** What the questionnaire is, how long it takes, what becomes of the answers, and one button. */
export function Intro({ intro, onStart }: { intro: IntroWords; onStart: () => void }) {
  return (
    <div className={tw`flex flex-col gap-4 wide:gap-6`}>
      <h2 tabIndex={-1} className={tw`text-xl wide:text-2xl font-heading`}>
        {intro.title}
      </h2>
      <p className={tw`max-w-text`}>{intro.lead}</p>
      <ul className={tw`flex flex-col gap-2 max-w-text`}>
        {intro.points.map((point) => (
          <li key={point} className={tw`flex items-start gap-3`}>
            <span className={tw`flex-none text-primary`}>
              <Icon node={Check} size="1.5em" />
            </span>
            {point}
          </li>
        ))}
      </ul>
      <div>
        <Button kind="primary" onClick={onStart}>
          {intro.start}
        </Button>
      </div>
    </div>
  );
}
